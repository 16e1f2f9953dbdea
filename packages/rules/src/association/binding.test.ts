import { expect, it } from 'vitest';
import { DAY_MS } from '../time';
import { bindingView, unbindFrom } from './binding';

it.each([
  ['inReview', 99, 'inReview'],
  ['inReview', 100, 'inReview'],
  ['bound', 99, 'bound'],
  ['bound', 100, 'ended'],
  ['refused', 100, 'refused'],
  ['unbound', 99, null],
] as const)('a binding that is %s is seen at %i as %s, with a contract until 100', (state, now, view) => {
  expect(bindingView(state, 100, now)).toBe(view);
});

it('somebody unbinds at any time at first, and then after 90 days', () => {
  expect(unbindFrom(null)).toBe(0);
  expect(unbindFrom(5 * DAY_MS)).toBe(95 * DAY_MS);
});
