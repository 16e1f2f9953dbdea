import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { isFull } from '../lib/extent';
import { onePageOfEachKind } from '../lib/page-kinds';
import { strangeAbout, toldTooEarly, wronglyKept } from '../lib/privacy/judge';
import { watchMiniDevice } from '../lib/privacy/mini-device';
import { OpenApi } from '../lib/privacy/open-api';
import { SignedClient } from '../lib/signed-client';
import { allVisits, DEMO_MOBILE, pendingLogin, type Visit } from '../lib/visits';
import { buildOf } from '../mini-host/app-json';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';

const origin = inject('origin');
let api: OpenApi;
let visits: Visit[] = [];
let host: MiniHost | undefined;

beforeAll(async () => {
  api = await OpenApi.of(origin);
  const customer = new SignedClient(origin);
  // Taps of another file may have sent this phone a code within the last minute.
  await vi.waitFor(() => customer.login(DEMO_MOBILE), { timeout: 120_000, interval: 5_000 });
  visits = await allVisits(customer);
}, 180_000);

afterEach(() => {
  host?.close();
  host = undefined;
});

describe.each(['weapp', 'alipay', 'tt', 'swan'] as const)('the %s build, before the consent', (platform) => {
  test('reads nothing about the device on any page but what laying out needs, and sends and keeps nothing of it', async () => {
    const dist = buildOf(platform);
    const found: string[] = [];
    const open = visits.filter(({ needsLogin, route }) => !needsLogin && route !== 'pages/login/index');
    const kinds = onePageOfEachKind(open.map(({ route }) => route));
    // WeChat's build on every page; the others, built from the same code, on one page of each kind.
    const isAsked = ({ route }: Visit) => platform === 'weapp' || isFull || kinds.includes(route);
    for (const visit of open.filter(isAsked)) {
      const device = watchMiniDevice(platform);
      host = loadMiniProgram(dist, origin, {
        kept: { MALL_PENDING_LOGIN: pendingLogin },
        platform,
        calls: device.calls,
      });
      await host.open(`/${visit.route}?${new URLSearchParams(visit.query)}`);
      await host.waitFor(() => visit.shows.test(host?.text() ?? ''), `the text ${visit.shows}`);
      const sent = device.end();
      const faults = sent.flatMap((each) => [...strangeAbout(each, origin, api, false), ...toldTooEarly(each)]);
      const names = [...device.keptNames(host)];
      faults.push(...device.reads(), ...wronglyKept(names, false).map((name) => `keeps ${name}`));
      found.push(...faults.map((fault) => `${visit.route}: ${fault}`));
      expect(sent.length + names.length).toBeGreaterThan(0);
      host.close();
    }
    expect([...new Set(found)]).toEqual([]);
  }, 300_000);
});
