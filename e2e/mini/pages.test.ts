import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { SignedClient } from '../lib/signed-client';
import { allVisits, DEMO_MOBILE, pendingLogin, type Visit } from '../lib/visits';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import { buildOf, pagesOf, readAppJson } from './builds';

const dist = buildOf('weapp');
const pages = pagesOf(readAppJson(dist));
const origin = inject('origin');
const customer = new SignedClient(origin, 'MINI');
let session: Record<string, unknown> = {};
let visits: Visit[] = [];
let host: MiniHost | undefined;

beforeAll(async () => {
  const { token, userInfo } = await customer.login(DEMO_MOBILE);
  session = { MALL_TOKEN: token, MALL_USER_INFO: userInfo, MALL_CHECKED_COMPLIANCE_AGREEMENT: true };
  visits = await allVisits(customer);
});

afterEach(() => {
  host?.close();
  host = undefined;
});

const visitOf = (page: string): Visit => {
  const visit = visits.find(({ route }) => route === page);
  if (!visit) throw new TypeError(`nobody visits ${page}: add it to lib/visits.ts`);
  return visit;
};

/** Starts the app on a page, as from a shared card, and waits until it shows what only that page says. */
async function start(visit: Visit, kept: Record<string, unknown>, shows = visit.shows): Promise<MiniHost> {
  host = loadMiniProgram(dist, origin, kept);
  await host.open(`/${visit.route}?${new URLSearchParams(visit.query)}`);
  await host.waitFor(() => shows.test(host?.text() ?? ''), `the text ${shows}`);
  return host;
}

/** What must not happen while a page starts. */
function troubles({ faults, log }: MiniHost): unknown[] {
  const failed = log.requests.filter(({ status, code }) => status >= 400 || code !== '000000');
  return [...faults, ...failed, ...log.toasts, ...log.modals];
}

describe('to a customer, a page starts with its content', () => {
  test.each(pages)('%s', async (page) => {
    const visit = visitOf(page);
    if (visit.visitorsOnly) {
      const { stack } = await start(visit, session, /积分/);
      expect(stack.map(({ route }) => route)).toEqual(['pages/mine/index']);
      return;
    }
    const started = await start(visit, session);
    expect(started.stack.map(({ route }) => route)).toEqual([page]);
    expect(troubles(started)).toEqual([]);
  });
});

describe('to a visitor, a page starts with its content or leads to login', () => {
  test.each(pages)('%s', async (page) => {
    const visit = visitOf(page);
    const kept = { MALL_PENDING_LOGIN: pendingLogin };
    const started = visit.needsLogin ? await start(visit, kept, /获取验证码/) : await start(visit, kept);
    expect(started.stack.at(-1)?.route).toBe(visit.needsLogin ? 'pages/login/index' : page);
    expect(started.faults).toEqual([]);
    expect([...started.log.toasts, ...started.log.modals]).toEqual([]);
  });
});

test('every page that is visited is in the build, and the other way round', () => {
  expect(visits.map(({ route }) => route).sort()).toEqual([...pages].sort());
});
