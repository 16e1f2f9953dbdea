import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someUser } from '@/testing/people';
import {
  acceptConsent,
  answerConsent,
  askConsent,
  collectSystemInfo,
  getSession,
  hasConsent,
  keepPageQuery,
  login,
  logout,
  onLogout,
  shareCode,
  stored,
  storedNames,
  storedQueryValue,
  withdrawConsent,
} from '.';

beforeEach(() => {
  logout();
  withdrawConsent();
});

const kept = (key: string) => window.localStorage.getItem(key);

describe('session', () => {
  test('token and user are kept under the prefix MALL', () => {
    login('t1', someUser);
    expect(kept('MALL_TOKEN')).toBe('"t1"');
    expect(getSession()).toEqual({ token: 't1', user: someUser });
  });

  test('logout clears token, user info and the welfare bubble, and nothing else', () => {
    login('t1', someUser);
    stored.set('WELFARE_BUBBLE', { hiddenUntilAt: 1 });
    stored.set('LANGUAGE', 'zh-CN');
    const handle = vi.fn();
    const stop = onLogout(handle);
    logout();
    stop();
    expect(Object.keys(window.localStorage)).toEqual(['MALL_LANGUAGE']);
    expect(getSession()).toEqual({ token: null, user: null });
    expect(handle).toHaveBeenCalledTimes(1);
  });
});

describe('consent', () => {
  test('agreeing stores the flag and is not asked again', async () => {
    const asked = askConsent();
    answerConsent(true);
    expect(await asked).toBe(true);
    expect(kept('MALL_CHECKED_COMPLIANCE_AGREEMENT')).toBe('true');
    expect(await askConsent()).toBe(true);
  });

  test('declining only closes', async () => {
    const asked = askConsent();
    answerConsent(false);
    expect(await asked).toBe(false);
    expect(window.localStorage).toHaveLength(0);
    expect(hasConsent()).toBe(false);
  });

  test('two askers share one modal', async () => {
    const asked = Promise.all([askConsent(), askConsent()]);
    answerConsent(true);
    expect(await asked).toEqual([true, true]);
  });

  test('no device data is read before it, nor after it was taken back', async () => {
    expect(collectSystemInfo()).toBeNull();
    const asked = askConsent();
    answerConsent(true);
    await asked;
    expect(collectSystemInfo()).toMatchObject({ deviceId: '0' });
    withdrawConsent();
    expect(collectSystemInfo()).toBeNull();
  });

  test('taken back, nothing that was kept for device risk and statistics stays', () => {
    acceptConsent();
    stored.set('RISK_DEVICE', 'a');
    stored.set('ANALYTICS_ID', 'b');
    stored.set('ANALYTICS_QUEUE', []);
    withdrawConsent();
    expect(storedNames()).toEqual([]);
  });
});

describe('page query', () => {
  test('share_code is kept, other values under a derived name', () => {
    keepPageQuery({ share_code: 'A1', channelId: 'x' });
    expect(shareCode()).toBe('A1');
    expect(storedQueryValue('channelId')).toBe('x');
  });

  test.each(['', 'null', 'undefined', 'NaN'])('the value "%s" removes what was kept', (value) => {
    keepPageQuery({ share_code: 'A1', channelId: 'x' });
    keepPageQuery({ share_code: value, channelId: value });
    expect(shareCode()).toBeUndefined();
    expect(storedQueryValue('channelId')).toBeUndefined();
  });

  test('a scene is read like a query', () => {
    keepPageQuery({ scene: encodeURIComponent('share_code=B2&modelId=YL01') });
    expect(shareCode()).toBe('B2');
    expect(storedQueryValue('modelId')).toBe('YL01');
  });
});
