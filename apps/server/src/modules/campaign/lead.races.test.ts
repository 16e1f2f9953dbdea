import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { seedShop } from '../order/order.fixture';
import { CampaignDesk } from './campaign.fixture';
import { makeLeadCampaign, recommend } from './lead.fixture';

const CALLERS = 40;

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  await seedShop(desk.server);
});
afterAll(() => desk.server.close());

it('40 employees recommend the same phone at once: one has the customer', async () => {
  const slug = await makeLeadCampaign(desk.server);
  const people: TestPerson[] = [];
  for (let index = 0; index < CALLERS; index += 1) people.push(await desk.server.login({ roles: ['employee'] }));
  const calls = await Promise.all(people.map((person) => recommend(desk.server, person, slug, '13912340000')));
  expect(calls.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
  expect(calls.filter(({ name }) => name === 'LIMIT_REACHED')).toHaveLength(CALLERS - 1);
});
