import { brand } from '@voltfront/brand';
import * as errorCodes from '@voltfront/contract/error-codes';
import { defaultTexts, ownTexts, reactionOf } from '@voltfront/contract/error-reactions';
import { type ErrorRow, errorCatalogue, failureTexts } from '@voltfront/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetDebounce } from '@/navigation/navigate';
import { getSession, login, logout, stored } from '@/session';
import { livePages, openApp } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { serveReplies } from '@/testing/server';
import { ApiError, api, cancelCaptcha, finishCaptcha, loading, serverNow, setFeedback, setServerTime } from '.';

const KEY = 'GET /api/basic/v1/pub/serverTime';
const toast = vi.fn();
const alert = vi.fn(async () => undefined);

beforeEach(() => {
  logout();
  openApp('/pagesCommunity/article/index?id=1');
  resetDebounce();
  toast.mockReset();
  alert.mockReset();
  setFeedback({ toast, alert });
});

afterEach(() => {
  cancelCaptcha();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new ApiError('invalid', 'the call succeeded')),
    (error: ApiError) => error,
  );

const rows = Object.values(errorCatalogue) as ErrorRow[];
const withReaction = (...reactions: ErrorRow['reaction'][]) => rows.filter((row) => reactions.includes(row.reaction));

describe('what happened on the way', () => {
  const causeOf = async () => ((await failure(api(KEY, {}))).cause as Error).message;

  test('is told when no base address answered', async () => {
    serveReplies(new Error('no network'));
    expect(await causeOf()).toBe('all base URLs failed');
  });

  test('is status and message of an answer that is none of ours', async () => {
    serveReplies('nonsense');
    expect(await causeOf()).toBe('502 <html>502</html>');
  });
});

describe('every row of the error catalogue', () => {
  test('has its code under the same name in the list of codes', () => {
    const codes = Object.entries(errorCatalogue).map(([name, { code }]) => [name, code]);
    expect({ ...errorCodes }).toEqual(Object.fromEntries(codes));
  });

  test('is walked by the tests below', () => {
    const walked = withReaction(
      'none',
      'toast',
      'relogin',
      'forceLogout',
      'captcha',
      'retryWithTicket',
      'rateBucket',
      'screen',
    );
    expect(walked).toHaveLength(rows.length);
  });

  test.each(withReaction('none'))('$code is a success', async ({ code }) => {
    serveReplies({ code, data: { now: 5 } });
    expect(await api(KEY)).toEqual({ now: 5 });
    expect(toast).not.toHaveBeenCalled();
  });

  test.each(withReaction('toast'))('$code shows the server’s message', async ({ code }) => {
    serveReplies({ code, message: '服务器的话' });
    expect(await failure(api(KEY))).toMatchObject({ kind: 'refused', code, message: '服务器的话' });
    expect(toast).toHaveBeenCalledExactlyOnceWith('服务器的话');
  });

  test.each(rows)(
    '$code is known to the client with reaction and texts of the catalogue',
    ({ code, text, reaction }) => {
      expect(reactionOf(code)).toBe(reaction);
      expect([undefined, text]).toContain(ownTexts[code]);
      expect([undefined, text]).toContain(defaultTexts[code]);
      if (reaction === 'forceLogout' || reaction === 'rateBucket') expect(ownTexts[code]).toBe(text);
    },
  );

  test.each(withReaction('toast'))(
    '$code without a message of the server has a text all the same',
    async ({ code }) => {
      serveReplies({ code });
      await failure(api(KEY));
      expect(toast).toHaveBeenCalledExactlyOnceWith(defaultTexts[code] ?? failureTexts.fallback);
    },
  );

  test.each(withReaction('toast'))('$code stays silent when asked to', async ({ code }) => {
    serveReplies({ code, message: '服务器的话' });
    await failure(api(KEY, { silent: true }));
    expect(toast).not.toHaveBeenCalled();
  });

  test.each(withReaction('screen'))('$code is left to the screen, with its data', async ({ code }) => {
    serveReplies({ code, data: { triesLeft: 2 } });
    expect(await failure(api(KEY))).toMatchObject({ code, data: { triesLeft: 2 } });
    expect(toast).not.toHaveBeenCalled();
    expect(alert).not.toHaveBeenCalled();
  });

  test.each(withReaction('relogin'))('$code logs out, shows the server’s message, goes to login', async ({ code }) => {
    login('token', someUser);
    serveReplies({ code, message: '登录过期了' });
    await failure(api(KEY));
    expect(getSession().token).toBeNull();
    expect(alert).toHaveBeenCalledExactlyOnceWith('登录过期了');
    expect(livePages()).toEqual(['/pagesCommunity/article/index', '/pages/login/index']);
    expect(stored.get('PAGE_AFTER_LOGIN')?.pageRoute).toBe('/pagesCommunity/article/index?id=1');
  });

  test.each(withReaction('forceLogout'))('$code logs out with its own text', async ({ code, text }) => {
    login('token', someUser);
    serveReplies({ code, message: 'another text' });
    await failure(api(KEY));
    expect(getSession().token).toBeNull();
    expect(alert).toHaveBeenCalledExactlyOnceWith(text);
    expect(livePages().at(-1)).toBe('/pages/login/index');
  });

  test.each(withReaction('rateBucket'))('$code rejects with the rate-bucket message', async ({ code, text }) => {
    serveReplies({ code, message: 'another text' });
    expect((await failure(api(KEY))).message).toBe(text);
    expect(toast).toHaveBeenCalledExactlyOnceWith(text);
  });

  test.each(withReaction('retryWithTicket'))('$code stores its ticket and repeats once with it', async ({ code }) => {
    const seen = serveReplies({ code, data: { ticket: 'T1' } }, { data: { now: 7 } });
    expect(await api(KEY)).toEqual({ now: 7 });
    expect(seen.map((request) => request.headers['x-volt-ticket'])).toEqual([undefined, 'T1']);
    expect(stored.get('TICKET')).toBe('T1');
  });

  test.each(withReaction('retryWithTicket'))(
    '$code waits for its turn where it says when that is',
    async ({ code }) => {
      const startedAt = performance.now();
      serveReplies({ code, data: { ticket: 'T1', waitMs: 60 } }, { data: { now: 7 } });
      expect(await api(KEY)).toEqual({ now: 7 });
      expect(performance.now() - startedAt).toBeGreaterThan(50);
    },
  );

  test.each(withReaction('retryWithTicket'))('$code twice is told and not repeated again', async ({ code, text }) => {
    const seen = serveReplies({ code, message: text, data: { ticket: 'T1' } });
    await failure(api(KEY));
    expect(seen).toHaveLength(2);
    expect(toast).toHaveBeenCalledExactlyOnceWith(text);
  });

  test.each(withReaction('captcha'))('$code opens the captcha and repeats once with its ticket', async ({ code }) => {
    const seen = serveReplies({ code, data: { scene: 'sms' } }, { data: { now: 9 } });
    const call = api(KEY);
    await vi.waitFor(() => expect(livePages().at(-1)).toBe('/pagesCommunity/AptchaVerify'));
    expect(window.location.search).toBe('?scene=sms');
    finishCaptcha('C1');
    expect(await call).toEqual({ now: 9 });
    expect(seen.map((request) => request.headers['x-volt-captcha'])).toEqual([undefined, 'C1']);
  });

  test.each(withReaction('captcha'))('$code ends in silence when the customer goes back', async ({ code }) => {
    serveReplies({ code });
    const call = failure(api(KEY));
    await vi.waitFor(() => expect(livePages().at(-1)).toBe('/pagesCommunity/AptchaVerify'));
    cancelCaptcha();
    expect((await call).kind).toBe('cancelled');
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('answers outside the catalogue', () => {
  test('an unknown code shows the server’s message, or the default text', async () => {
    serveReplies({ code: '7777777', message: '未知' }, { code: '7777777' });
    await failure(api(KEY));
    await failure(api(KEY));
    expect(toast.mock.calls).toEqual([['未知'], [failureTexts.fallback]]);
  });

  test('an answer that is no envelope shows the default text', async () => {
    serveReplies('nonsense');
    expect((await failure(api(KEY))).kind).toBe('invalid');
    expect(toast).toHaveBeenCalledExactlyOnceWith(failureTexts.fallback);
  });

  test('a broken connection shows the network text', async () => {
    serveReplies(new TypeError('Failed to fetch'));
    expect(await failure(api(KEY))).toMatchObject({ kind: 'network', message: failureTexts.network });
    expect(toast).toHaveBeenCalledExactlyOnceWith(failureTexts.network);
  });

  test('a call without an answer ends after 10 s', async () => {
    vi.useFakeTimers();
    serveReplies('hang');
    const call = failure(api(KEY));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(toast).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).kind).toBe('timeout');
  });

  test('a call that its caller ends says nothing', async () => {
    serveReplies('hang');
    const ender = new AbortController();
    const call = failure(api(KEY, { signal: ender.signal }));
    ender.abort();
    expect((await call).kind).toBe('cancelled');
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('sessions', () => {
  test('several expired answers at once show one modal', async () => {
    login('token', someUser);
    serveReplies({ code: errorCatalogue.LOGIN_EXPIRED.code });
    await Promise.all([failure(api(KEY)), failure(api(KEY)), failure(api(KEY))]);
    expect(alert).toHaveBeenCalledTimes(1);
  });

  test('a late answer for an older token does not end the newer session', async () => {
    login('old', someUser);
    serveReplies({ code: errorCatalogue.LOGIN_EXPIRED.code });
    const call = failure(api(KEY));
    login('new', someUser);
    await call;
    expect(getSession().token).toBe('new');
    expect(alert).not.toHaveBeenCalled();
  });

  test('a visitor who needs a login is sent there without a modal', async () => {
    serveReplies({ code: errorCatalogue.LOGIN_EXPIRED.code });
    await failure(api(KEY));
    expect(alert).not.toHaveBeenCalled();
    expect(livePages().at(-1)).toBe('/pages/login/index');
  });
});

describe('requests', () => {
  test('are signed, each attempt with its own nonce', async () => {
    login('token', someUser);
    const seen = serveReplies({ code: errorCatalogue.TICKET.code, data: { ticket: 'T' } }, { data: { now: 1 } });
    await api(KEY);
    const [first, second] = seen.map((request) => request.headers);
    expect(first).toMatchObject({ authorization: 'Bearer token', 'x-volt-platform': 'WEB_MOBILE' });
    expect(first?.['x-volt-nonce']).toMatch(/^[A-Za-z0-9]{15}$/);
    expect(first?.['x-volt-sign']).toMatch(/^[0-9a-f]{40}$/);
    expect(second?.['x-volt-nonce']).not.toBe(first?.['x-volt-nonce']);
  });

  test('fill in the product and send query and body where they belong', async () => {
    const seen = serveReplies({ data: {} });
    await api('GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp');
    await api('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile: '13800000000' } });
    await api('POST /api/appuser/v1/platform/openId/query', { body: { code: 'c' } });
    expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', `/${brand.product}-basic-common/basic/common/open/toc/getAreaInfoByIp`, undefined],
      ['GET', '/api/appuser/v1/user/pub/sms/authCode?mobile=13800000000', undefined],
      ['POST', '/api/appuser/v1/platform/openId/query', { code: 'c' }],
    ]);
  });

  test('count in the loading counter only while they run, and never below zero', async () => {
    serveReplies(new TypeError('down'));
    const call = failure(api(KEY, { loading: true }));
    expect(loading.count()).toBe(1);
    await call;
    expect(loading.count()).toBe(0);
    loading.end();
    expect(loading.count()).toBe(0);
  });
});

describe('a device whose clock is wrong', () => {
  const { code } = errorCatalogue.SIGNATURE_REFUSED;
  const DAY_MS = 86_400_000;
  afterEach(() => setServerTime(Date.now()));

  test('learns the time from the refusal and signs once more with it', async () => {
    const now = Date.now() - DAY_MS;
    const seen = serveReplies({ code, data: { now } }, { data: { now } });
    expect(await api(KEY)).toEqual({ now });
    const times = seen.map((request) => Number(request.headers['x-volt-timestamp']));
    expect(times[0]).toBeGreaterThan(now + DAY_MS - 60_000);
    expect(times[1]).toBeLessThan(now + 60_000);
    expect(serverNow()).toBeLessThan(now + 60_000);
    expect(toast).not.toHaveBeenCalled();
  });

  test('is told when that was refused too', async () => {
    const seen = serveReplies({ code, message: '网络繁忙', data: { now: Date.now() } });
    expect(await failure(api(KEY))).toMatchObject({ kind: 'refused', code });
    expect(seen).toHaveLength(2);
    expect(toast).toHaveBeenCalledExactlyOnceWith('网络繁忙');
  });
});
