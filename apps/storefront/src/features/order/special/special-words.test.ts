import { expect, test } from 'vitest';
import { benefitIcon, effectiveCode, offerLine, type SpecialOffer } from './special-words';

const offer: SpecialOffer = {
  state: 'open',
  options: [],
  savedCode: null,
  chosenCode: null,
  chosenAt: null,
  isChosenByDefault: false,
  defaultCode: 'freeCharging',
  startsAt: Date.parse('2026-11-20T10:00:00+08:00'),
  deadlineAt: null,
  terms: [],
};

test('nothing counts before the choice, the default counts after the end', () => {
  expect(effectiveCode(offer)).toBeNull();
  expect(effectiveCode({ ...offer, state: 'notStarted' })).toBeNull();
  expect(effectiveCode({ ...offer, state: 'ended' })).toBe('freeCharging');
  expect(effectiveCode({ ...offer, state: 'chosen', chosenCode: 'homeCharger' })).toBe('homeCharger');
});

test('says when the choice starts, and who chose', () => {
  expect(offerLine({ ...offer, state: 'notStarted' })).toContain('2026');
  const chosen: SpecialOffer = { ...offer, state: 'chosen', chosenAt: offer.startsAt, chosenCode: 'freeCharging' };
  expect(offerLine(chosen)).toContain('您已于');
  expect(offerLine({ ...chosen, isChosenByDefault: true })).toContain('默认');
});

test('a benefit without a picture of its own gets one all the same', () => {
  expect(benefitIcon('homeCharger')).toBe('home');
  expect(benefitIcon('new')).toBe('gift');
});
