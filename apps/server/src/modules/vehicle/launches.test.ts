import { afterAll, beforeAll, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import { createYard, type Yard } from '../stock/stock.fixture';
import { catalogueChanged, vehicle } from '.';

const REMIND = 'POST /api/mporder/v1/vehicle/reminder' as const;

let yard: Yard;
beforeAll(async () => {
  yard = await createYard();
});
afterAll(() => yard.close());

const titles = async (token: string) =>
  (await yard.server.ask('GET /api/mpaccount/v1/messages', { token })).items.map(({ title }) => title);
async function upkeep() {
  await runUpkeep(yard.server.app.services, [vehicle]);
  await yard.server.runJobs();
}
async function setStage(stage: string) {
  await yard.server.database.executeSql(`update vehicle_model set stage = $1 where model_id = 'YLX'`, [stage]);
  await catalogueChanged(yard.server.ctx());
}

it('people with a reminder are told once when the model is on sale, and not before', async () => {
  await setStage('upcoming');
  const [anna, ben] = [await yard.server.login(), await yard.server.login()];
  await yard.server.ask(REMIND, { token: anna.token, body: { modelId: 'YLX', isSet: true } });
  await upkeep();
  expect(await titles(anna.token)).toEqual([]);
  await setStage('onSale');
  await upkeep();
  await upkeep();
  expect(await titles(anna.token)).toEqual([expect.stringMatching(/ X 开放订购$/)]);
  expect(await titles(ben.token)).toEqual([]);
});
