import { expect, test } from 'vitest';
import { type OfferFacts, type OfferState, offerState, offerTurn } from './offer';

const at = Date.parse('2026-11-26T10:00+08:00');

test('a day, a month and once begin where they begin in Shanghai', () => {
  const startsAt = at - 5000;
  expect(offerTurn('day', at, startsAt)).toEqual({ key: '2026-11-26', since: Date.parse('2026-11-26T00:00+08:00') });
  expect(offerTurn('month', at, startsAt)).toEqual({ key: '2026-11', since: Date.parse('2026-11-01T00:00+08:00') });
  expect(offerTurn('once', at, startsAt)).toEqual({ key: 'once', since: startsAt });
  const early = Date.parse('2026-12-01T00:30+08:00');
  expect(offerTurn('day', early, 0).key).toBe('2026-12-01');
  expect(offerTurn('month', early, 0).since).toBe(Date.parse('2026-12-01T00:00+08:00'));
});

const free: OfferFacts = {
  taken: 0,
  limit: 1,
  isOtherChosen: false,
  left: null,
  done: 0,
  times: 0,
  needsOrder: false,
  hasOrdered: false,
  price: 0,
  points: 0,
};

test.each<[OfferState, Partial<OfferFacts>]>([
  ['open', {}],
  ['open', { taken: 1, limit: 2, left: 1, done: 3, times: 3, needsOrder: true, hasOrdered: true, price: 5, points: 5 }],
  ['taken', { taken: 1, left: 0 }],
  ['chosen', { isOtherChosen: true, left: 0 }],
  ['gone', { left: 0, times: 1 }],
  ['task', { done: 2, times: 3, needsOrder: true }],
  ['order', { needsOrder: true, price: 1 }],
  ['short', { price: 6, points: 5 }],
])('an offer is %s', (state, facts) => {
  expect(offerState({ ...free, ...facts })).toBe(state);
});
