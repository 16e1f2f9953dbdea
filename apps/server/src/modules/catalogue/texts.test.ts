import { brand } from '@voltfront/brand';
import type { BodyInputOf } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { standard } from '../order/order.fixture';
import { CatalogueDesk, REVERT } from './catalogue.fixture';

const TEXTS = 'POST /api/mporder/v1/staff/catalogue/texts/change';
type Body = BodyInputOf<typeof TEXTS>;

const VERSION_ID = standard.versionId;
const MODEL_ID = standard.modelId;
const SEAT = 'pkg-nappa';

let desk: CatalogueDesk;
beforeAll(async () => {
  desk = await CatalogueDesk.open();
});
afterAll(() => desk.yard.close());

const send = (body: Omit<Body, 'reason'> & { reason?: string }, person: TestPerson = desk.anna) =>
  desk.yard.server.call(TEXTS, { token: person.token, body: { reason: '统一文案', ...body } });

const version = async (changes: Partial<Body['items'][number]> = {}) => {
  const { name } = await desk.version();
  return {
    kind: 'version' as const,
    items: [{ id: VERSION_ID, field: 'name' as const, before: name, after: '远航版', ...changes }],
  };
};

/** The model as staff see it: customers' answer may be a moment old. */
async function model() {
  const key = 'GET /api/mporder/v1/staff/catalogue/models';
  const { models } = await desk.yard.server.ask(key, { token: desk.anna.token });
  const found = models.find(({ modelId }) => modelId === MODEL_ID);
  if (!found) throw new Error('no model');
  return found;
}

const shown = (modelId: string) => desk.yard.server.ask('GET /api/mporder/v1/vehicle/model', { query: { modelId } });

describe('a name', () => {
  it('of a version is changed at once for customers, as a revision that is taken back', async () => {
    const before = await desk.version();
    const { data } = await send(await version());
    expect(data).toMatchObject({
      kind: 'versionText',
      state: 'applied',
      approval: null,
      items: [{ id: VERSION_ID, field: 'name', before: before.name, after: '远航版', current: '远航版' }],
      actions: ['revert'],
    });
    expect((await desk.quote()).versionName).toBe('远航版');
    expect((await shown(MODEL_ID)).versions.map(({ versionName }) => versionName)).toContain('远航版');
    const { data: back } = await desk.decide(REVERT, desk.ben, data);
    expect(back).toMatchObject({ kind: 'versionText', state: 'applied', revertsNo: data.changeNo });
    expect((await desk.quote()).versionName).toBe(before.name);
    expect((await desk.decide(REVERT, desk.ben, data)).name).toBe('STATE_CHANGED');
  });

  it('of a model has the brand by its token', async () => {
    const { name, tagline } = await model();
    const items = [
      { id: MODEL_ID, field: 'name' as const, before: name, after: ' {brand} 一号 ' },
      { id: MODEL_ID, field: 'tagline' as const, before: tagline, after: '一路向前' },
    ];
    const { data } = await send({ kind: 'model', items });
    expect(data).toMatchObject({ kind: 'modelText', subject: name, count: 1 });
    expect(await model()).toMatchObject({ name: `${brand.name} 一号`, tagline: '一路向前' });
    expect((await desk.quote()).modelName).toBe(`${brand.name} 一号`);
    await desk.decide(REVERT, desk.anna, data);
    expect(await model()).toMatchObject({ name, tagline });
  });

  it('and description of an option change in the chosen versions alone; the description may be empty', async () => {
    const option = await desk.option(SEAT);
    const items = [
      { id: VERSION_ID, field: 'name' as const, before: option.name, after: '真皮座舱' },
      { id: VERSION_ID, field: 'description' as const, before: option.description, after: '' },
    ];
    const { data } = await send({ kind: 'option', productCode: SEAT, items });
    const now = await desk.option(SEAT);
    expect(now).toMatchObject({ name: '真皮座舱', description: '', priceFen: option.priceFen });
    const others = ({ versionId }: { versionId: string }) => versionId !== VERSION_ID;
    expect(now.versions.filter(others)).toEqual(option.versions.filter(others));
    await desk.decide(REVERT, desk.anna, data);
    expect((await desk.option(SEAT)).description).toBe(option.description);
  });

  it('of an order stays as it was', async () => {
    const buyer = await desk.yard.server.login();
    const { orderNo } = await desk.yard.paidOrder(buyer);
    const lines = async () => (await desk.yard.detail(buyer, orderNo)).lines;
    const before = await lines();
    const { data } = await send(await version({ after: '新名字' }));
    expect(await lines()).toEqual(before);
    await desk.decide(REVERT, desk.anna, data);
  });

  it('that was changed meanwhile is not changed by who saw the old one', async () => {
    const stale = await version({ after: '第二个' });
    const { data } = await send(await version({ after: '第一个' }));
    const answer = await send(stale);
    expect([answer.name, answer.message]).toEqual(['STATE_CHANGED', '文字此后已变更，请刷新后重试']);
    expect((await desk.version()).name).toBe('第一个');
    await desk.decide(REVERT, desk.anna, data);
  });
});

it.each<[string, Partial<Body['items'][number]>, string]>([
  ['an empty one', { after: ' ' }, '名称和文字不能为空'],
  ['one that is too long', { after: '版'.repeat(21) }, '最多 20 个字'],
  ['one with a line break', { after: '远\n航' }, '占位符'],
  ['one with an unknown token', { after: '{none}' }, '占位符'],
  ['one with signs of a page', { after: '<b>' }, '占位符'],
])('a name is not %s', async (_, changes, message) => {
  const answer = await send(await version(changes));
  expect([answer.name, answer.message]).toEqual(['BAD_INPUT', expect.stringContaining(message)]);
});

it('bad input is refused', async () => {
  const body = await version();
  const { name } = await desk.version();
  expect((await send(await version({ after: name }))).name).toBe('BAD_INPUT');
  expect((await send(await version({ field: 'tagline' }))).name).toBe('BAD_INPUT');
  expect((await send({ ...body, items: [] })).name).toBe('BAD_INPUT');
  expect((await send({ ...body, items: [...body.items, ...body.items] })).name).toBe('BAD_INPUT');
  expect((await send({ ...body, kind: 'option' })).name).toBe('BAD_INPUT');
  expect((await send({ ...body, reason: ' ' })).name).toBe('BAD_INPUT');
  expect((await send(await version({ id: 'none' }))).name).toBe('NOT_FOUND');
  expect((await send({ ...body, kind: 'option', productCode: 'none' })).name).toBe('NOT_FOUND');
});

it('operators alone change texts, and the audit trail has it', async () => {
  const body = await version({ after: '审计版' });
  for (const role of ['auditor', 'finance'] as const)
    expect((await send(body, await desk.yard.server.login({ roles: [role] }))).name).toBe('FORBIDDEN');
  expect((await send(body, await desk.yard.server.login())).name).toBe('FORBIDDEN');
  expect((await desk.yard.server.call(TEXTS, { body: { ...body, reason: '统一文案' } })).name).toBe('LOGIN_EXPIRED');
  const { data } = await send(body);
  const { token } = await desk.yard.server.login({ roles: ['auditor'] });
  const query = { staffId: desk.anna.accountId };
  const { items } = await desk.yard.server.ask('GET /api/mpaccount/v1/staff/audit', { token, query });
  expect(items[0]).toMatchObject({ call: TEXTS, reason: '统一文案', subject: { changeNo: data.changeNo } });
});
