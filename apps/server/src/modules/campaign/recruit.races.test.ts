import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { makeRecruit, recruitOf } from './recruit.fixture';

const CALLERS = 20;

let desk: CampaignDesk;
let operator: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
});
afterAll(() => desk.server.close());

const wins = (all: readonly { name: string }[]) => all.filter(({ name }) => name === 'SUCCESS').length;

it('of twenty applications that are accepted at once for seven places, seven are, with numbers of their own', async () => {
  const slug = await makeRecruit(desk, { openings: 7 });
  const recruit = recruitOf(desk, slug, operator);
  const ids: string[] = [];
  for (let index = 0; index < CALLERS; index += 1) ids.push(await recruit.applied(await desk.server.login()));
  expect(new Set(ids).size).toBe(CALLERS);
  expect(wins(await Promise.all(ids.map((id) => recruit.accept(id))))).toBe(7);
  const { rows } = await desk.server.database.executeSql(
    `select position from campaign_creator_applications join campaigns c on c.id = campaign_id
      where c.slug = $1 and position is not null order by position`,
    [slug],
  );
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('twenty applications of one person are one; what is accepted, refused and taken back at once has one outcome', async () => {
  const slug = await makeRecruit(desk);
  const recruit = recruitOf(desk, slug, operator);
  const person = await desk.server.login();
  expect(wins(await Promise.all(Array.from({ length: CALLERS }, () => recruit.apply(person))))).toBe(1);
  const id = (await recruit.show(person)).own?.application?.applicationId ?? '';
  const all = await Promise.all([
    recruit.accept(id),
    recruit.refuse(id),
    recruit.withdraw(person, id),
    recruit.accept(id),
  ]);
  expect(wins(all)).toBe(1);
});
