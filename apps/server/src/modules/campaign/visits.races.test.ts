import { formatDate } from '@voltfront/rules/format/date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { InviteDesk } from './invite.fixture';
import { addVisits } from './visits/visit.repository';
import { VisitCounter } from './visits/visit-counter';

const VIEW = 'POST /api/mpintegral/v1/recommend/open/poster/view' as const;
const PEOPLE = 20;

let desk: InviteDesk;
beforeAll(async () => {
  desk = await InviteDesk.open();
});
afterAll(() => desk.server.close());

const sumsOf = async (slug: string) => {
  const { rows } = await desk.server.database.executeSql(
    'select visits, visitors from campaign_visits v join campaigns c on c.id = v.campaign_id where slug = $1',
    [slug],
  );
  return rows;
};

it('400 visits at once are counted exactly, while they are written', async () => {
  const { server } = desk;
  const [slug, other] = [await desk.make(), await desk.make()];
  const people: TestPerson[] = [];
  while (people.length < PEOPLE) people.push(await desk.person());
  const visit = (to: string, person?: TestPerson) =>
    server.ask(VIEW, { body: { slug: to }, ...(person && { token: person.token }) });
  const { visits } = server.ctx().app;
  const calls = Array.from({ length: 200 }, (_, index) => {
    if (index % 20 === 0) void visits.write();
    // Every second caller is not logged in; the others come ten times over.
    return index % 2 === 0 ? visit(slug) : visit(slug, people[(index >> 1) % PEOPLE]);
  });
  await Promise.all([...calls, ...Array.from({ length: 200 }, () => visit(other))]);
  await visits.write();
  expect(await sumsOf(slug)).toEqual([{ visits: 100 + PEOPLE, visitors: PEOPLE }]);
  expect(await sumsOf(other)).toEqual([{ visits: 200, visitors: 0 }]);
});

it('processes that count the same people at once count each once', async () => {
  const { server } = desk;
  const slug = await desk.make();
  const { rows } = await server.database.executeSql('select id from campaigns where slug = $1', [slug]);
  const campaignId = (rows[0] as { id: string }).id;
  const { app } = server.ctx();
  const counters = Array.from({ length: 8 }, () => new VisitCounter(app));
  const people = Array.from({ length: PEOPLE }, (_, index) => ({ accountId: `P${index}`, roles: [] }));
  for (const counter of counters)
    for (const actor of people) counter.note({ ...server.ctx(), actor } as never, { id: campaignId });
  await Promise.all(counters.map((counter) => counter.write()));
  expect(await sumsOf(slug)).toEqual([{ visits: 8 * PEOPLE, visitors: PEOPLE }]);
});

it('what cannot be written waits on', async () => {
  const { server } = desk;
  const slug = await desk.make();
  const { app } = server.ctx();
  const day = formatDate(server.clock.now());
  const lost = addVisits(server.database.db, { campaignId: 'none', day, visits: 1, visitors: new Set() });
  await expect(lost).rejects.toThrow();
  let isDown = true;
  const database = {
    transaction: (work: Parameters<typeof app.database.transaction>[0]) =>
      isDown ? Promise.reject(new RangeError('down')) : app.database.transaction(work),
  };
  const counter = new VisitCounter({ ...app, database } as never);
  const { rows } = await server.database.executeSql('select id from campaigns where slug = $1', [slug]);
  counter.note(server.ctx(), rows[0] as { id: string });
  await expect(counter.write()).rejects.toThrow('down');
  isDown = false;
  counter.note(server.ctx(), rows[0] as { id: string });
  await counter.write();
  expect(await sumsOf(slug)).toEqual([{ visits: 2, visitors: 0 }]);
});
