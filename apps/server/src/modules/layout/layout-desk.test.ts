import type { BodyInputOf, EndpointKey, ReplyOf } from '@voltfront/contract';
import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { seedTestCommunity } from '../community/test-data';
import { seedCatalogue } from '../vehicle';
import { catalogueSeed } from '../vehicle/demo';
import { layoutSeed } from './demo';
import { seedLayout } from './layout-seed.repository';

const LIST = 'GET /api/mpmkt/v1/staff/layouts' as const;
const DETAIL = 'GET /api/mpmkt/v1/staff/layout' as const;
const KINDS = 'GET /api/mpmkt/v1/staff/layout/kinds' as const;
const SAVE = 'POST /api/mpmkt/v1/staff/layout/save' as const;
const PUBLISH = 'POST /api/mpmkt/v1/staff/layout/publish' as const;
const HIDE = 'POST /api/mpmkt/v1/staff/layout/hide' as const;
const RESTORE = 'POST /api/mpmkt/v1/staff/layout/restore' as const;
const SHOWN = 'GET /api/mpmkt/v1/layout' as const;
type Layout = ReplyOf<typeof DETAIL>;
type Content = BodyInputOf<typeof SAVE>['content'];

const picture = '/assets/covers/scene-dusk.webp';
const item = { title: '去门店', picture, link: '/pagesStore/storeList' };
const block = (title: string, changes: object = {}) => ({
  ...{ blockId: 'new', type: 'banners', title, settings: { items: [item] }, startsAt: null, endsAt: null },
  ...changes,
});
const content = (...blocks: Content['blocks']): Content => ({ title: '活动', text: '', picture, film: null, blocks });

let server: TestServer;
let operator: TestPerson;
let auditor: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  const now = server.clock.now();
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedCatalogue(ctx, catalogueSeed(now));
    await seedTestCommunity(ctx);
    await seedLayout(ctx, layoutSeed(now));
  });
  operator = await server.login({ roles: ['operator'] });
  auditor = await server.login({ roles: ['auditor'] });
});
afterAll(() => server.close());

const send = (key: EndpointKey, body: object, who: TestPerson | null = operator) =>
  server.call(key, { body: body as never, ...(who ? { token: who.token } : {}) });
const detail = (layoutId: string) => server.ask(DETAIL, { token: auditor.token, query: { layoutId } });
const save = (layoutId: string, written: Content, seen: { edit: number } | null) =>
  send(SAVE, { layoutId, content: written, isNew: seen === null, edit: seen?.edit ?? 0 });
const shown = (kind: 'campaigns' | 'community', slug: string) => server.call(SHOWN, { query: { kind, slug } });

let made = 0;
async function newPage(...blocks: Content['blocks']): Promise<Layout> {
  made += 1;
  const answer = await save(`campaigns_page-${made}`, content(...(blocks.length > 0 ? blocks : [block('焦点')])), null);
  expect(answer.name).toBe('SUCCESS');
  return answer.data as unknown as Layout;
}

it.each([
  [SAVE, { isNew: false, content: content(block('焦点')) }],
  [PUBLISH, {}],
  [HIDE, {}],
  [RESTORE, { revision: 1 }],
] as [EndpointKey, object][])('%s is for operators alone', async (key, fields) => {
  const { layoutId, edit } = await newPage();
  const body = { ...fields, layoutId, edit };
  expect((await send(key, body, null)).name).toBe('LOGIN_EXPIRED');
  expect((await send(key, body, await server.login())).name).toBe('FORBIDDEN');
  expect((await send(key, body, auditor)).name).toBe('FORBIDDEN');
  expect((await send(key, { ...body, layoutId: 'campaigns_none' })).name).toBe('NOT_FOUND');
  expect((await send(key, { ...body, layoutId: 'none' })).name).toBe('BAD_INPUT');
  expect((await send(key, { ...body, edit: edit + 1 })).name).toBe('STATE_CHANGED');
});

it('kinds of blocks say what they want, and which are of a model', async () => {
  const { items, models } = await server.ask(KINDS, { token: auditor.token });
  const cards = items.find(({ type }) => type === 'activities')?.settings as { properties: { cardIds: object } };
  expect(cards.properties.cardIds).toMatchObject({ title: '文章与活动', format: 'cards' });
  expect(items.filter(({ isOfModel }) => isOfModel).map(({ type }) => type)).toContain('versions');
  expect(models.map(({ modelId }) => modelId)).toContain('YL01');
  for (const { settings } of items) expect(JSON.stringify(settings)).not.toMatch(/"title":"[A-Za-z]/);
});

describe('a page', () => {
  it('is shown once it is published, in the order of its blocks, and a draft later is not', async () => {
    const first = await newPage(block('甲'), block('乙', { type: 'campaigns', settings: { state: 'running' } }));
    expect((await shown('campaigns', first.slug)).name).toBe('NOT_FOUND');
    const published = (await send(PUBLISH, first)).data as unknown as Layout;
    expect(published).toMatchObject({ isPublished: true, hasDraft: false, revision: 1 });
    const [a, b] = published.content.blocks;
    const second = (await save(first.layoutId, content(...([b, a] as Content['blocks'])), published))
      .data as unknown as Layout;
    const titles = async () =>
      ((await shown('campaigns', first.slug)).data as ReplyOf<typeof SHOWN>).blocks.map(({ title }) => title);
    expect(await titles()).toEqual(['甲', '乙']);
    await send(PUBLISH, second);
    // Answers to customers are kept for some seconds.
    server.clock.advance(MINUTE_MS);
    expect(await titles()).toEqual(['乙', '甲']);
    expect((await detail(first.layoutId)).revisions.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('that was set up with the shop keeps what it was as its first revision', async () => {
    const before = await detail('community_YL01');
    expect(before).toMatchObject({ revision: 0, edit: 0, hasDraft: false, revisions: [] });
    const written = { ...before.content, blocks: before.content.blocks.slice(0, 2) };
    const saved = (await save('community_YL01', written, before)).data as unknown as Layout;
    expect(saved.cards).toEqual([]);
    const published = (await send(PUBLISH, saved)).data as unknown as Layout;
    expect(published.revisions.map((each) => [each.revision, each.publishedAt !== null])).toEqual([
      [2, true],
      [1, false],
    ]);
    const restored = (await send(RESTORE, { ...published, revision: 1 })).data as unknown as Layout;
    expect(restored.content).toEqual(before.content);
    expect(restored.hasDraft).toBe(true);
    const thrown = (await send(RESTORE, { ...restored, revision: 2 })).data as unknown as Layout;
    expect(thrown).toMatchObject({ hasDraft: false, content: { blocks: written.blocks } });
    expect((await send(RESTORE, { ...thrown, revision: 9 })).name).toBe('NOT_FOUND');
  });

  it('is hidden and shown again as it was', async () => {
    const page = (await send(PUBLISH, await newPage())).data as unknown as Layout;
    expect((await send(PUBLISH, page)).name).toBe('STATE_CHANGED');
    const hidden = (await send(HIDE, page)).data as unknown as Layout;
    expect((await shown('campaigns', page.slug)).name).toBe('NOT_FOUND');
    expect((await send(HIDE, hidden)).name).toBe('STATE_CHANGED');
    expect((await send(PUBLISH, hidden)).data).toMatchObject({ isPublished: true, revision: 1 });
    expect((await shown('campaigns', page.slug)).name).toBe('SUCCESS');
  });

  it('of two staff who save at once, one is told', async () => {
    const page = await newPage();
    const answers = await Promise.all(['一', '二'].map((title) => save(page.layoutId, content(block(title)), page)));
    expect(answers.map(({ name }) => name).sort()).toEqual(['STATE_CHANGED', 'SUCCESS']);
    expect((await save(page.layoutId, content(block('三')), null)).name).toBe('ALREADY_DONE');
  });

  it('never has a block of another page', async () => {
    const first = (await send(PUBLISH, await newPage())).data as unknown as Layout;
    const taken = first.content.blocks.map((each) => ({ ...each }));
    const second = await newPage(...taken, ...taken);
    const ids = second.content.blocks.map(({ blockId }) => blockId);
    expect(new Set([...ids, taken[0]?.blockId]).size).toBe(3);
    expect((await send(PUBLISH, second)).name).toBe('SUCCESS');
    expect((await detail(first.layoutId)).content.blocks).toEqual(taken);
  });

  it.each([
    ['an unknown kind of block', block('甲', { type: 'film' })],
    ['settings of another kind', block('甲', { settings: { names: [] } })],
    ['a link to nowhere', block('甲', { settings: { items: [{ ...item, link: 'javascript:1' }] } })],
    ['a block of a model on a page without one', block('甲', { type: 'versions', settings: {} })],
    ['an end before the beginning', block('甲', { startsAt: 2 * DAY_MS, endsAt: DAY_MS })],
    ['a block without a title', block('')],
  ])('is refused with %s, and says where', async (_what, wrong) => {
    const answer = await save('campaigns_wrong', content(block('好'), wrong), null);
    expect(answer.name).toBe('BAD_INPUT');
    expect((answer.data as unknown as { faults: string[] }).faults[0]).toMatch(/^2\. /);
  });

  it('of a model needs that model, and one block before it is published', async () => {
    expect((await save('car_NONE', content(block('焦点')), null)).name).toBe('BAD_INPUT');
    const empty = (await save('campaigns_empty', content(), null)).data as unknown as Layout;
    expect((await send(PUBLISH, empty)).name).toBe('BAD_INPUT');
  });

  it('is found by its kind and where it stands', async () => {
    const { layoutId } = await newPage();
    const ids = async (query: object) =>
      (await server.ask(LIST, { token: auditor.token, query: { size: 50, ...query } as never })).items.map(
        (each) => each.layoutId,
      );
    expect(await ids({ kind: 'campaigns', state: 'draft' })).toContain(layoutId);
    expect(await ids({ kind: 'campaigns', state: 'published' })).not.toContain(layoutId);
    expect(await ids({ kind: 'car', state: 'hidden' })).not.toContain(layoutId);
    expect((await server.call(LIST, { token: (await server.login()).token })).name).toBe('FORBIDDEN');
  });
});

it('what staff change of a page is in the audit trail', async () => {
  const staff = await server.login({ roles: ['operator'] });
  const page = await newPage();
  expect((await send(PUBLISH, page, staff)).name).toBe('SUCCESS');
  const { items } = await server.ask('GET /api/mpaccount/v1/staff/audit', {
    token: auditor.token,
    query: { staffId: staff.accountId },
  });
  expect(items[0]).toMatchObject({ call: PUBLISH, subject: { layoutId: page.layoutId } });
});
