import { afterAll, beforeAll, expect, it } from 'vitest';
import { standard } from '../order/order.fixture';
import { APPROVE, CatalogueDesk, REVERT } from './catalogue.fixture';

const TEXTS = 'POST /api/mporder/v1/staff/catalogue/texts/change';
const VERSION_ID = standard.versionId;

let desk: CatalogueDesk;
beforeAll(async () => {
  desk = await CatalogueDesk.open();
});
afterAll(() => desk.yard.close());

const rename = (before: string, after: string) => {
  const items = [{ id: VERSION_ID, field: 'name' as const, before, after }];
  const body = { kind: 'version' as const, items, reason: '统一文案' };
  return desk.yard.server.call(TEXTS, { token: desk.anna.token, body });
};

it('of forty names that began from one a single one is written, and forty reverts take it back once', async () => {
  const { name: before } = await desk.version();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => rename(before, `版本${index}`)));
  const won = answers.findIndex(({ name }) => name === 'SUCCESS');
  expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
  expect(answers.filter(({ name }) => name === 'STATE_CHANGED')).toHaveLength(39);
  expect((await desk.version()).name).toBe(`版本${won}`);
  const change = answers[won]?.data;
  if (!change) throw new Error('nothing was renamed');
  const backs = await Promise.all(Array.from({ length: 40 }, () => desk.decide(REVERT, desk.ben, change)));
  expect(backs.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
  expect((await desk.version()).name).toBe(before);
});

it('another name and another price at once are both written', async () => {
  const { name, priceFen } = await desk.version();
  const change = await desk.propose(priceFen + 10_000);
  const answers = await Promise.all([rename(name, '远航版'), desk.decide(APPROVE, desk.ben, change)]);
  expect(answers.map((answer) => answer.name)).toEqual(['SUCCESS', 'SUCCESS']);
  expect(await desk.version()).toMatchObject({ name: '远航版', priceFen: priceFen + 10_000 });
});
