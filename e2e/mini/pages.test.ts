import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../lib/browser';
import { isFull } from '../lib/extent';
import { onePageOfEachKind } from '../lib/page-kinds';
import { openSessions, type Sessions } from '../lib/sessions';
import { allVisits, pendingLogin, type Visit } from '../lib/visits';
import { buildOf, pagesOf, readAppJson } from '../mini-host/app-json';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import { LIMITS } from '../mini-host/limits';
import { inspectorOf, pictureProbe } from '../mini-host/rendered';
import { openScreen, type Screen } from '../mini-host/screen';

const origin = inject('origin');
const visits: Visit[] = await allVisits((await openSessions(origin, 'MINI')).customer);
let browser: Browser;
let screen: Screen;
let host: MiniHost | undefined;

/** Each platform with its server code and the pages registered by its build. */
const builds = (
  [
    ['weapp', 'MINI'],
    ['alipay', 'MINI_ALIPAY'],
    ['tt', 'MINI_DOUYIN'],
    ['swan', 'MINI_BAIDU'],
  ] as const
).map(([platform, code]) => {
  const dist = buildOf(platform);
  const pages = pagesOf(readAppJson(dist));
  // WeChat's build is tested on every page; the others, built from the same code, on one page of
  // each kind.
  const shown = platform === 'weapp' || isFull ? pages : onePageOfEachKind(pages);
  return { platform, code, dist, pages, shown, inspector: inspectorOf(dist, platform) };
});
const probe = pictureProbe(origin);
type Build = (typeof builds)[number];
/** Time for all cards that are shared on the pages of a build. */
const SHARED_MS = 300_000;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => {
  host?.close();
  host = undefined;
});

const visitOf = (page: string): Visit => {
  const visit = visits.find(({ route }) => route === page);
  if (!visit) throw new TypeError(`nobody visits ${page}: add it to lib/visits.ts`);
  return visit;
};

/** Pages that visitors open: the same guard stands before all that are somebody's own, so one of each kind of those. */
function metByVisitors(pages: readonly string[]): string[] {
  const guarded = pages.filter((page) => visits.some(({ route, needsLogin }) => route === page && needsLogin));
  const met = isFull ? guarded : onePageOfEachKind(guarded);
  return pages.filter((page) => !guarded.includes(page) || met.includes(page));
}

/** Starts the app on a page, as from a shared card, and waits until it shows its own text. */
async function start(
  { dist, platform }: Build,
  visit: Visit,
  kept: Record<string, unknown>,
  shows = visit.shows,
): Promise<MiniHost> {
  host = loadMiniProgram(dist, origin, { kept, platform, screen });
  await host.open(`/${visit.route}?${new URLSearchParams(visit.query)}`);
  await host.waitFor(() => shows.test(host?.text() ?? ''), `the text ${shows}`);
  await host.settled();
  return host;
}

/** Errors while a page starts. */
function troubles({ faults, log, largestCall }: MiniHost): unknown[] {
  // Files of the server, such as the list of areas, are no answers with a code.
  const isRefused = ({ path, code }: { path: string; code: string }) =>
    !path.startsWith('/static/') && code !== '000000';
  const failed = log.requests.filter((request) => request.status >= 400 || isRefused(request));
  const isLarge = largestCall() > LIMITS.bytes ? [`setData with ${largestCall()} bytes`] : [];
  return [...faults, ...failed, ...log.toasts, ...log.modals, ...isLarge];
}

/** Rendering errors of the current page, including images that the server does not serve. */
async function renderedFaults({ inspector }: Build, started: MiniHost): Promise<string[]> {
  const page = started.current();
  return [...inspector.faults(page), ...(await probe(inspector.pictures(page)))];
}

/** What pages that are a customer's own share. */
const HOME = 'pages/community/index';
/** Whether a page has asked for a campaign as a whole, not for a record or a prize. */
const showsCampaign = ({ requests }: MiniHost['log']): boolean =>
  requests.some(({ path }) => /\/campaign\/(draw|offers|snapUp|lead|exchange|quota|packet)$/.test(path));

interface SharedCard {
  title?: string;
  path?: string;
  imageUrl?: string;
}

/** The card of the platform's share menu. */
const cardOf = (started: MiniHost): SharedCard =>
  (started.callPage('onShareAppMessage', { from: 'menu' }) as SharedCard | undefined) ?? {};

/** What is wrong with a card: it needs a title, an existing page without somebody's key, and a picture that the server has, if any. */
async function cardFaults({ pages, log }: MiniHost, { title, path = '', imageUrl }: SharedCard): Promise<string[]> {
  const route = path.replace(/^\//, '').split('?')[0] ?? '';
  return [
    ...(title ? [] : ['a card without a title']),
    ...(pages.includes(route) ? [] : [`a card that opens ${path}`]),
    // Whoever has the key of an application reads it, and may cancel it.
    ...(/[?&]key=/.test(path) ? [`a card with a key: ${path}`] : []),
    ...(imageUrl ? await probe([imageUrl]) : []),
    ...(imageUrl || route === HOME || !showsCampaign(log) ? [] : [`a card of a campaign without its picture: ${path}`]),
  ];
}

describe.each(builds)('the $platform build', (build) => {
  let sessionOf: Sessions['of'];
  /** Addresses that the cards of customers open. */
  const shared = new Set<string>();

  beforeAll(async () => {
    const sessions = await openSessions(origin, build.code);
    sessionOf = sessions.of;
    screen = await openScreen(browser, build.dist, build.platform);
  });
  afterAll(() => screen?.close());

  test('has exactly the pages that are visited here', () => {
    expect(visits.map(({ route }) => route).sort()).toEqual([...build.pages].sort());
  });

  test.each(build.shown)('shows a customer %s', async (page) => {
    const visit = visitOf(page);
    const session = await sessionOf(visit);
    if (visit.visitorsOnly) {
      const { stack } = await start(build, visit, session, /积分/);
      expect(stack.map(({ route }) => route)).toEqual(['pages/mine/index']);
      return;
    }
    const started = await start(build, visit, session);
    expect(started.stack.map(({ route }) => route)).toEqual([page]);
    expect(troubles(started)).toEqual([]);
    expect((await renderedFaults(build, started)).join('\n')).toBe('');
    const card = cardOf(started);
    expect(await cardFaults(started, card)).toEqual([]);
    shared.add(card.path ?? '');
  });

  test.each(metByVisitors(build.shown))('shows a visitor %s, or the login before it', async (page) => {
    const visit = visitOf(page);
    const kept = { MALL_PENDING_LOGIN: pendingLogin };
    const started = visit.needsLogin ? await start(build, visit, kept, /获取验证码/) : await start(build, visit, kept);
    expect(started.stack.at(-1)?.route).toBe(visit.needsLogin ? 'pages/login/index' : page);
    expect(started.faults).toEqual([]);
    expect(started.log.toasts).toEqual([]);
    // On Douyin a dialog comes before the login page.
    const isAsked = build.platform === 'tt' && visit.needsLogin;
    expect(started.log.modals.map(({ content }) => content)).toEqual(isAsked ? ['登录后即可使用该功能'] : []);
  });

  test(
    'opens what customers share to a stranger',
    async () => {
      const wrong: string[] = [];
      for (const path of shared) {
        host = loadMiniProgram(build.dist, origin, { kept: {}, platform: build.platform, screen });
        await host.open(path);
        await host.waitFor(() => host?.text() !== '', `anything on ${path}`);
        await host.settled();
        const { faults, log } = host;
        const failed = log.requests.filter(({ status }) => status >= 400).map((request) => JSON.stringify(request));
        wrong.push(...[...faults, ...failed].map((fault) => `${path}: ${fault}`));
        host.close();
        host = undefined;
      }
      expect(wrong).toEqual([]);
      expect(shared.size).toBeGreaterThan(1);
    },
    SHARED_MS,
  );
});
