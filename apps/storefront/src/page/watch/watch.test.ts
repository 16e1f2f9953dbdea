import { analyticsProperties, riskCalls } from '@voltfront/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, callHooks, setFeedback } from '@/api';
import { routeTable } from '@/navigation/route-table';
import { track, tracker } from '@/platform/analytics';
import { acceptConsent, answerConsent, askConsent, stored, storedNames, withdrawConsent } from '@/session';
import { startWatch } from '.';
import { TOKEN_WAIT_MS } from './start-risk';

const PAY = 'POST /api/mporder/v1/pay/create';
const body = { orderNo: 'VO2611200001', method: 'sandbox', amountFen: 100 } as const;

interface Seen {
  path: string;
  headers: Record<string, string>;
  body: { events?: { name: string; properties: object }[]; token?: string };
}

let seen: Seen[];
/** How the server answers; a promise that never ends is a server that is stuck. */
let answers: Record<string, () => unknown>;

const envelope = (data: unknown) => new Response(JSON.stringify({ code: '000000', data, message: '' }));
const pathsOf = (part: string) => seen.filter(({ path }) => path.includes(part));

startWatch();

beforeEach(() => {
  seen = [];
  answers = {
    '/risk/config': () => ({ ttlMs: 1, flushMs: 1, sample: 1, seed: 's'.repeat(40) }),
    '/risk/token': () => ({ token: 't'.repeat(50), expiresAt: Date.now() + 600_000 }),
    '/analytics/events': () => ({ accepted: 1 }),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.split('?')[0] ?? '';
    const sent = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    seen.push({ path, headers: init.headers as Record<string, string>, body: sent });
    const answer = Object.entries(answers).find(([part]) => path.endsWith(part))?.[1] ?? (() => ({}));
    return envelope(await answer());
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  setFeedback({ toast: () => undefined, alert: async () => undefined });
});

afterEach(() => {
  withdrawConsent();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('before consent', () => {
  test('events wait in memory, at most 100, and nothing is sent or kept', () => {
    for (let index = 0; index < 130; index += 1) track('click', { action: `a${index}` });
    expect(tracker.held).toHaveLength(100);
    expect(seen).toEqual([]);
    expect(storedNames()).toEqual([]);
  });

  test('calls carry no risk token', async () => {
    await api(PAY, { body });
    expect(seen.map(({ path, headers }) => [path, headers['x-volt-risk']])).toEqual([
      ['/api/mporder/v1/pay/create', undefined],
    ]);
  });

  test('declining drops what waits', async () => {
    track('click', { action: 'early' });
    const asked = askConsent();
    answerConsent(false);
    await asked;
    expect(tracker.held).toEqual([]);
    expect(seen).toEqual([]);
  });
});

describe('after consent', () => {
  test('what waited is sent, with a random id', async () => {
    vi.useFakeTimers();
    track('click', { action: 'early' });
    acceptConsent();
    track('page_view', { route: '/pages/car/index', loadMs: 5 });
    track('share', { way: 'poster' });
    await vi.advanceTimersByTimeAsync(10_000);
    const [call] = pathsOf('/analytics/');
    expect(call?.body).toMatchObject({
      deviceId: stored.get('ANALYTICS_ID'),
      events: [
        { name: 'click', properties: { route: '/', action: 'early' } },
        { name: 'page_view', properties: { route: '/pages/car/index', loadMs: 5 } },
        { name: 'share', properties: { route: '/pages/car/index', way: 'poster' } },
      ],
    });
  });

  test('calls that check risk carry a token, others none', async () => {
    acceptConsent();
    await api(PAY, { body });
    await api('GET /api/basic/v1/pub/serverTime');
    expect(pathsOf('/pay/create')[0]?.headers['x-volt-risk']).toBe('t'.repeat(50));
    expect(pathsOf('/serverTime')[0]?.headers['x-volt-risk']).toBeUndefined();
    expect(riskCalls).toContain(PAY);
  });

  test('the token is asked for as soon as a page shows that will need it', async () => {
    acceptConsent();
    track('page_view', { route: '/pages/car/index', loadMs: 0 });
    expect(pathsOf('/risk/')).toEqual([]);
    track('page_view', { route: '/pages/login/code', loadMs: 0 });
    await vi.waitFor(() => expect(pathsOf('/risk/token')).toHaveLength(1));
  });

  test('a call waits 800 ms for its token and is then made without one', async () => {
    vi.useFakeTimers();
    answers['/risk/token'] = () => new Promise(() => undefined);
    acceptConsent();
    const paid = api(PAY, { body });
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS - 1);
    expect(pathsOf('/pay/create')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await paid;
    expect(pathsOf('/pay/create')[0]?.headers['x-volt-risk']).toBeUndefined();
  });

  test('a login, an order and the end of a payment are events that name nobody', async () => {
    vi.useFakeTimers();
    acceptConsent();
    answers['/login/mobile'] = () => ({ token: 'secret', userInfo: { nickname: '张三' }, isNewAccount: true });
    answers['/pay/state'] = () => ({
      payment: { paymentNo: 'PAY0001', method: 'sandbox', state: 'paid', amountFen: 500_000 },
      order: {},
    });
    await api('POST /api/appuser/v1/user/pub/login/mobile', { body: { mobile: '13800000001', code: '123456' } });
    await api('GET /api/mporder/v1/pay/state', { query: { orderNo: 'VO2611200001' } });
    await api('GET /api/mporder/v1/pay/state', { query: { orderNo: 'VO2611200001' } });
    await vi.advanceTimersByTimeAsync(10_000);
    const events = pathsOf('/analytics/').flatMap((call) => call.body.events ?? []);
    expect(events.map(({ name, properties }) => [name, properties])).toEqual([
      ['login', { way: 'sms', isNewAccount: true }],
      ['pay_result', { method: 'sandbox', result: 'paid', amountFen: 500_000 }],
    ]);
  });

  test('the code of a failed call is an event', async () => {
    vi.useFakeTimers();
    acceptConsent();
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('down')));
    await api('GET /api/basic/v1/pub/serverTime', { silent: true }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    const kept = stored.get('ANALYTICS_QUEUE');
    expect(kept?.[0]).toMatchObject({ name: 'error', properties: { route: '/', source: 'api', code: 'network' } });
  });

  test('a failure that nobody handled is an event by its name alone', async () => {
    vi.useFakeTimers();
    acceptConsent();
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('13800000001 is no phone') }));
    await vi.advanceTimersByTimeAsync(10_000);
    const [event] = pathsOf('/analytics/').flatMap((call) => call.body.events ?? []);
    expect(event).toMatchObject({ name: 'error', properties: { route: '/', source: 'script', code: 'RangeError' } });
    expect(JSON.stringify(event)).not.toContain('138');
  });

  test('taking it back ends all and leaves nothing on the device', async () => {
    vi.useFakeTimers();
    acceptConsent();
    await vi.advanceTimersByTimeAsync(0);
    track('click', { action: 'late' });
    await api(PAY, { body });
    withdrawConsent();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pathsOf('/analytics/')).toEqual([]);
    expect(pathsOf('/risk/forget').map((call) => call.body)).toEqual([{ token: 't'.repeat(50) }]);
    expect(storedNames().filter((name) => /ANALYTICS|RISK/.test(name))).toEqual([]);
    expect(callHooks.around).toBeUndefined();
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pathsOf('/risk/behaviour')).toEqual([]);
  });
});

describe('leaving the app', () => {
  test('sends hands and events signed, in requests that outlive the page', async () => {
    acceptConsent();
    await api(PAY, { body });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    track('click', { action: 'last' });
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(pathsOf('/risk/behaviour')).toHaveLength(1));
    const [report] = pathsOf('/risk/behaviour');
    expect(report?.headers['x-volt-sign']).toMatch(/^[0-9a-f]{40}$/);
    expect(JSON.stringify(report?.body)).not.toContain('"a"');
    expect(pathsOf('/analytics/')).toHaveLength(1);
  });
});

describe('routes', () => {
  test('all are names that the contract takes', () => {
    for (const route of Object.keys(routeTable))
      expect(analyticsProperties.page_view.safeParse({ route, loadMs: 0 }).success, route).toBe(true);
  });
});
