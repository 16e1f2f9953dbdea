import { beforeEach, expect, test } from 'vitest';
import { stored } from '@/session';
import { toCarSetting } from '../configurator/car-setting';
import { testConfig } from '../testing/stage-config';
import { keepsOtherChoice } from './use-copy-configuration';

const own = { modelId: 'M1', versionId: testConfig.versionId, productCodes: ['paint-mist', 'wheel-aero'] };

beforeEach(() => stored.set('CAR_SETTING', toCarSetting(testConfig, own.productCodes)));

test('the same configuration in another order is no other choice', () => {
  expect(keepsOtherChoice({ ...own, productCodes: [...own.productCodes].reverse() })).toBe(false);
});

test('another paint or version is one', () => {
  expect(keepsOtherChoice({ ...own, productCodes: ['paint-ember', 'wheel-aero'] })).toBe(true);
  expect(keepsOtherChoice({ ...own, versionId: 'M1-b' })).toBe(true);
});

test('a device without a choice, or with a damaged one, has nothing to lose', () => {
  stored.set('CAR_SETTING', { modelId: 'M1' } as never);
  expect(keepsOtherChoice(own)).toBe(false);
});
