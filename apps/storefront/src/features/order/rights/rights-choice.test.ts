import type { RightGroupData, RightOptionData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { changedChoices, validPicks } from './rights-choice';

const option = (rightCode: string, state: RightOptionData['state'] = 'open'): RightOptionData => ({
  rightCode,
  name: rightCode,
  text: '',
  priceFen: 0,
  isChosen: false,
  isDefault: false,
  state,
  reason: null,
  stockLeft: null,
});

const charging: RightGroupData = {
  groupCode: 'charging',
  title: '充电权益',
  state: 'open',
  reason: null,
  chosenCode: 'charger',
  options: [option('charger'), option('credit'), option('points', 'gone')],
};
const service: RightGroupData = { ...charging, groupCode: 'service', chosenCode: 'care', options: [option('care')] };

test('only what differs from the order is sent', () => {
  expect(changedChoices([charging, service], {})).toEqual([]);
  expect(changedChoices([charging, service], { charging: 'charger', service: 'care' })).toEqual([]);
  expect(changedChoices([charging, service], { charging: 'credit' })).toEqual([
    { groupCode: 'charging', rightCode: 'credit' },
  ]);
});

test('a benefit that ran out meanwhile is no longer picked', () => {
  expect(validPicks([charging], { charging: 'points' })).toEqual({});
  expect(validPicks([charging], { charging: 'credit' })).toEqual({ charging: 'credit' });
  expect(validPicks([{ ...charging, state: 'used' }], { charging: 'credit' })).toEqual({});
});
