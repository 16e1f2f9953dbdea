import { type EndpointKey, endpointOf } from '@voltfront/contract';
import { defaultLanguage } from '@voltfront/contract/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageDatum, PageHead } from '../kernel/page-data';
import { renderAll } from '../kernel/texts';
import { modules } from '../modules';
import { createTestServer, type TestServer } from '../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

async function load(path: `/${string}`, query: Record<string, string> = {}) {
  const loader = modules.map((module) => module.pageData?.[path]).find((found) => found !== undefined);
  const loaded = (await loader?.(server.ctx(), query)) ?? [];
  const parts: { data: PageDatum[]; head?: PageHead } = Array.isArray(loaded) ? { data: loaded } : loaded;
  return { keys: parts.data.map((datum) => datum.key), ...parts };
}

/** Calls the endpoint with the input of the page data, as the storefront would without it. */
async function askAgain({ key, input }: PageDatum): Promise<unknown> {
  const part = key.startsWith('GET ') ? { query: (input ?? {}) as Record<string, unknown> } : { body: input };
  return server.ask(key, part);
}

const pages: [path: `/${string}`, query: Record<string, string>, keys: EndpointKey[]][] = [
  [
    '/',
    {},
    [
      'GET /api/mpmkt/v1/community/tabs',
      'GET /api/mpmkt/v1/community/banners',
      'GET /api/mpmkt/v1/community/feed',
      'GET /api/mpmkt/v1/community/welfareBubble',
    ],
  ],
  ['/pages/car/index', {}, ['GET /api/mporder/v1/vehicle/models']],
  [
    '/pagesDetail/carModel',
    { modelId: 'YLX' },
    ['GET /api/mporder/v1/vehicle/models', 'GET /api/mporder/v1/vehicle/model', 'GET /api/mporder/v1/vehicle/config'],
  ],
  ['/pagesDetail/carModelNew', { modelId: 'CS1E' }, ['GET /api/mporder/v1/vehicle/blindBooking']],
  ['/pagesDetail/carModelNew', {}, ['GET /api/mporder/v1/vehicle/models', 'GET /api/mporder/v1/vehicle/blindBooking']],
  ['/pagesDetail/carConfig', { versionId: 'YL01-pro' }, ['GET /api/mporder/v1/vehicle/parameters']],
  ['/pagesDetail/carVersionComparison', { versionIds: 'YL01-pro,YLX-max' }, ['GET /api/mporder/v1/vehicle/comparison']],
  [
    '/pagesDetail/carSetting',
    { modelId: 'YL09' },
    [
      'GET /api/mporder/v1/vehicle/model',
      'GET /api/mporder/v1/vehicle/config',
      'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp',
      'POST /api/mporder/v1/vehicle/quote',
    ],
  ],
  [
    '/pagesDetail/financialCalculator/index',
    { versionId: 'YL01-pro' },
    [
      'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp',
      'POST /{product}-mp-order/v1/finance/showDetail',
    ],
  ],
  ['/pages/share/target', {}, ['POST /api/mpintegral/v1/recommend/open/poster/view']],
  [
    '/pagesBannerActivity/inviteDrivePrize/share',
    { id: 'invite-drive-prize' },
    ['POST /api/mpintegral/v1/recommend/open/poster/view'],
  ],
  ['/pagesBannerActivity/inviteDrive/share', {}, ['POST /api/mpintegral/v1/recommend/open/poster/view']],
  ['/pagesActivity/giftDriveInvite/beInvited', {}, ['POST /api/mpintegral/v1/recommend/open/poster/view']],
  ['/pagesDetail/financialCalculator/rule', { version: '1.0' }, ['GET /api/mporder/v1/finance/rule']],
  ['/pagesDetail/financialCalculator/airRule', { modelId: 'YLX' }, ['GET /api/mporder/v1/finance/airRule']],
  ['/pagesDetail/financialCalculator/lenderInfo', { lenderId: 'lender-east' }, ['GET /api/mporder/v1/finance/lender']],
  [
    '/pagesFollow/configPreview/index',
    { shareId: 'demoFriend1' },
    [
      'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp',
      'GET /api/mporder/v1/vehicle/config/shared/card',
    ],
  ],
];

describe('data written into pages', () => {
  it.each(pages)('%s %o holds what the page would ask for', async (path, query, keys) => {
    const page = await load(path, query);
    expect(page.keys).toEqual(keys);
    expect(page.head?.title).toBeTruthy();
    expect(page.head?.description).toBeTruthy();
    expect(page.head?.picture).toMatch(/^\/assets\//);
    for (const datum of page.data) {
      const written = renderAll(datum.reply, defaultLanguage);
      expect(endpointOf(datum.key).reply.parse(written)).toEqual(await askAgain(datum));
    }
  });

  it('shows an article with its comments and names it for sharing', async () => {
    const feed = await server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab: 'selected' } });
    const page = await load('/pagesCommunity/article/index', { id: feed.items[0]?.cardId ?? '' });
    expect(page.keys).toEqual(['GET /api/mpmkt/v1/community/article', 'GET /api/mpmkt/v1/community/comments']);
    expect(page.head).toMatchObject({ title: feed.items[0]?.title, picture: feed.items[0]?.cover });
  });

  it('is empty, not broken, for what does not exist', async () => {
    expect((await load('/pagesCommunity/article/index', { id: 'nothing' })).data).toEqual([]);
    expect((await load('/pagesCommunity/article/index')).data).toEqual([]);
    expect((await load('/pagesDetail/carSetting', { modelId: 'nothing', versionId: 'x' })).keys).toHaveLength(4);
    expect((await load('/pagesDetail/carSetting', { shareId: 'nothing' })).keys).toEqual([]);
    expect((await load('/pages/share/target', { id: 'nothing' })).keys).toEqual([]);
    expect((await load('/pages/share/target', { id: '../x', share_code: '<' })).keys).toEqual([]);
  });

  it('opens the configurator with the configuration of a link, made valid', async () => {
    const { data } = await load('/pagesDetail/carSetting', { c: 'YLX.YLX-pro.paint-ink' });
    const quote = data.find((datum) => datum.key === 'POST /api/mporder/v1/vehicle/quote');
    expect(quote?.input).toMatchObject({
      modelId: 'YLX',
      versionId: 'YLX-pro',
      productCodes: expect.arrayContaining(['paint-ink']),
    });
  });

  it.each([
    ['/pages/car/index', {}, '/assets/heroes/YL01.webp'],
    ['/pagesDetail/carModel', { modelId: 'YL09' }, '/assets/cars/YL09_front_aero_carbon.webp'],
    ['/pagesDetail/carSetting', { modelId: 'YL01' }, '/assets/cars/YL01_front_aero_mist.webp'],
    [
      '/pagesDetail/carSetting',
      { modelId: 'YL01', versionId: 'YL01-max', paint: 'paint-ink' },
      '/assets/cars/YL01_front_blade_ink.webp',
    ],
    ['/pagesDetail/carSetting', { c: 'YLX.YLX-pro.paint-ink.wheel-blade' }, '/assets/cars/YLX_front_blade_ink.webp'],
  ] as const)('%s %o preloads the picture that the page begins with', async (path, query, picture) => {
    expect((await load(path, query)).head?.preload).toEqual([{ picture, width: 390 }]);
  });

  it('opens the configurator with a shared configuration', async () => {
    const productCodes = ['battery-standard', 'paint-pearl', 'wheel-aero', 'interior-black'];
    const body = { modelId: 'YL01', versionId: 'YL01-pro', productCodes };
    const { shareId } = await server.ask('POST /api/mporder/v1/vehicle/config/share', { body });
    const { keys, data } = await load('/pagesDetail/carSetting', { shareId });
    expect(keys[0]).toBe('GET /api/mporder/v1/vehicle/config/shared');
    expect(data.at(-1)?.input).toMatchObject(body);
  });
});
