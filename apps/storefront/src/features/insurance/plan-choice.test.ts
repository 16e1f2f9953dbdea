import { expect, test } from 'vitest';
import { fitTo, startPlan, toggleExtra } from './plan-choice';

const insurer = (insurerId: string, thirdPartyYuan: number[], codes: string[]) => ({
  insurerId,
  name: insurerId,
  phone: '1',
  intro: '',
  thirdPartyYuan,
  extras: codes.map((code) => ({ code, name: code, text: '' })),
});
const east = insurer('east', [1_000_000, 2_000_000], ['glass', 'tow']);
const west = insurer('west', [3_000_000], ['tow']);

test('begins with the usual cover of the first insurer, or with the plan that was asked for', () => {
  expect(startPlan({ insurers: [east, west], request: null })).toEqual({
    insurerId: 'east',
    thirdPartyYuan: 2_000_000,
    hasDamage: true,
    extras: [],
  });
  const choice = { thirdPartyYuan: 3_000_000, hasDamage: false, extras: ['tow'] };
  const request = { insurerId: 'west', insurerName: 'West', choice };
  expect(startPlan({ insurers: [east, west], request })).toEqual({ insurerId: 'west', ...choice });
  expect(startPlan({ insurers: [], request })).toBeNull();
});

test('keeps of a plan what another insurer offers too', () => {
  const plan = { thirdPartyYuan: 1_000_000, hasDamage: false, extras: ['glass', 'tow'] };
  expect(fitTo(west, plan)).toEqual({
    insurerId: 'west',
    thirdPartyYuan: 3_000_000,
    hasDamage: false,
    extras: ['tow'],
  });
});

test('adds an extra and takes it away', () => {
  const plan = { insurerId: 'east', thirdPartyYuan: 1_000_000, hasDamage: true, extras: ['tow'] };
  expect(toggleExtra(plan, 'glass').extras).toEqual(['tow', 'glass']);
  expect(toggleExtra(plan, 'tow').extras).toEqual([]);
});
