import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRemoteConfig } from './read-remote-config';
import { isFeatureOn, isInSample, noticeAt, REMOTE_DEFAULTS } from './remote-config';

describe('reading the remote configuration', () => {
  test.each([undefined, null, 'text', 7, [], {}])('%j is all defaults', (value) => {
    expect(readRemoteConfig(value)).toEqual(REMOTE_DEFAULTS);
  });

  test('a bad value is its default and leaves its neighbours alone', () => {
    const config = readRemoteConfig({
      analytics: { sampleRate: 7 },
      update: { askAfterMinutes: 5 },
      priceConfigList: [2000, 'much'],
      minimumVersions: { APP: '1.2', MINI: 'newest' },
      map: { tileAddress: 'http://tiles.example/{z}/{x}/{y}.png' },
    });
    expect(config.analytics).toEqual({ sampleRate: 1 });
    expect(config.update).toEqual({ askAfterMinutes: 5 });
    expect(config.priceConfigList).toEqual([2000, 5000]);
    expect(config.minimumVersions).toEqual({ APP: '1.2' });
    expect(config.map.tileAddress).toBeNull();
  });

  test('what is not known is left out', () => {
    const config = readRemoteConfig({ later: 1, features: { car3d: false, teleport: true } });
    expect(Object.keys(config)).toEqual(Object.keys(REMOTE_DEFAULTS));
    expect(Object.keys(config.features)).toEqual(['car3d', 'trialDownload']);
    expect(config.features.car3d.isOn).toBe(false);
  });

  test('tiles are taken over https only', () => {
    const tileAddress = 'https://tiles.example/{z}/{x}/{y}.png?style=8';
    expect(readRemoteConfig({ map: { tileAddress } }).map.tileAddress).toBe(tileAddress);
    for (const bad of ['https://tiles.example/map.png', 'javascript:{x}', '//tiles.example/{x}'])
      expect(readRemoteConfig({ map: { tileAddress: bad } }).map.tileAddress).toBeNull();
  });

  test.each([
    [
      ['https://shop.example/any/path', 'https://shop.example:8443'],
      ['https://shop.example', 'https://shop.example:8443'],
    ],
    [['http://shop.example', 'https://a.example\\@shop.example', '*', 7], ['https://a.example']],
    [['*'], null],
    ['https://shop.example', null],
    [[], []],
  ])('own hosts of %j are the origins %j', (webHosts, origins) => {
    expect(readRemoteConfig({ webHosts }).webHosts).toEqual(origins);
  });

  test('nothing that can be parsed makes it throw or leave its limits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const config = readRemoteConfig({ features: a, analytics: { sampleRate: b }, map: b, notice: a });
        expect(config.analytics.sampleRate).toBeGreaterThanOrEqual(0);
        expect(config.analytics.sampleRate).toBeLessThanOrEqual(1);
        expect(config.priceConfigList.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('features', () => {
  const config = readRemoteConfig({
    features: {
      car3d: { platforms: ['WEB_MOBILE'] },
      trialDownload: { fromVersion: '1.1.0', toVersion: '1.3.0' },
    },
  });
  test.each([
    ['car3d', 'WEB_MOBILE', '1.0.0', true],
    ['car3d', 'MINI', '1.0.0', false],
    ['trialDownload', 'MINI', '1.0.9', false],
    ['trialDownload', 'MINI', '1.1.0', true],
    ['trialDownload', 'MINI', '1.3.0', true],
    ['trialDownload', 'MINI', '1.3.1', false],
  ] as const)('%s on %s in version %s is on: %s', (name, platform, version, isOn) => {
    expect(isFeatureOn(config, name, platform, version)).toBe(isOn);
  });
});

test('a notice shows inside its window, and never leads outside the app', () => {
  const notice = { noticeId: 'n', text: '系统维护', link: '//evil.example', startsAt: 10, endsAt: 20 };
  const config = readRemoteConfig({ notice });
  expect([9, 10, 19, 20].map((now) => noticeAt(config, now)?.text)).toEqual([
    undefined,
    '系统维护',
    '系统维护',
    undefined,
  ]);
  expect(config.notice?.link).toBeNull();
});

test('a device that drew 0.19 is in a sample of 0.2, one that drew 0.2 is not', () => {
  const config = readRemoteConfig({ analytics: { sampleRate: 0.2 } });
  expect([isInSample(config, 0.19), isInSample(config, 0.2)]).toEqual([true, false]);
});
