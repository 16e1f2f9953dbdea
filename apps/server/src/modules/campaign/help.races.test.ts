import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { helpOf, makeHelp, step, thanks } from './help.fixture';

const CALLERS = 40;

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const wins = (names: { name: string }[]) => names.filter(({ name }) => name === 'SUCCESS').length;
async function people(count: number): Promise<TestPerson[]> {
  const found: TestPerson[] = [];
  for (let index = 0; index < count; index += 1) found.push(await desk.person());
  return found;
}

it('40 starts of one person at once are one team, and 40 claims one prize', async () => {
  const help = helpOf(desk, await makeHelp(desk));
  const starter = await desk.person();
  const started = await times(CALLERS, () => help.tryStart(starter));
  expect(wins(started)).toBe(1);
  const { own } = await help.show(starter);
  expect(own?.teamsLeft).toBe(2);
  await help.crowd(own?.team?.teamId ?? '', 3);
  expect(wins(await times(CALLERS, () => help.claim(starter, 3)))).toBe(1);
  expect(await desk.pointsOf(starter)).toBe(100);
});

it('40 friends at once fill a team of five with five, and nobody else gets points', async () => {
  const help = helpOf(desk, await makeHelp(desk, { goal: 5 }, { prizes: [step(5), thanks(10)] }));
  const starter = await desk.person();
  const teamId = await help.start(starter);
  const friends = await people(CALLERS);
  const answers = await times(CALLERS, (index) => help.help(friends[index] as TestPerson, teamId));
  expect(wins(answers)).toBe(5);
  const { team } = await help.team(teamId);
  expect(team).toMatchObject({ helps: 5, state: 'full' });
  expect(team.helpers).toHaveLength(5);
  let points = 0;
  for (const friend of friends) points += await desk.pointsOf(friend);
  expect(points).toBe(50);
});

it('one person helps a team once and three a day, however many calls come at once', async () => {
  const help = helpOf(desk, await makeHelp(desk, { goal: 10 }, { prizes: [step(10), thanks(10)] }));
  const teams: string[] = [];
  for (const starter of await people(8)) teams.push(await help.start(starter));
  const helper = await desk.person();
  const answers = await times(CALLERS, (index) => help.help(helper, teams[index % teams.length] ?? ''));
  expect(wins(answers)).toBe(3);
  expect(await desk.pointsOf(helper)).toBe(30);
  const shown = await Promise.all(teams.map((teamId) => help.team(teamId)));
  expect(shown.reduce((sum, { team }) => sum + team.helps, 0)).toBe(3);
});

it('people who help each other do not wait for each other for ever', async () => {
  const help = helpOf(desk, await makeHelp(desk));
  const pair = await people(2);
  const teams = [await help.start(pair[0] as TestPerson), await help.start(pair[1] as TestPerson)];
  const answers = await times(20, (index) =>
    help.help(pair[index % 2] as TestPerson, teams[(index + 1) % 2] as string),
  );
  expect(wins(answers)).toBe(2);
});

it('of the last five prizes 20 people get five', async () => {
  const slug = await makeHelp(desk, { goal: 2 }, { prizes: [step(2, { stock: 5 })] });
  const help = helpOf(desk, slug);
  const starters = await people(20);
  for (const starter of starters) await help.crowd(await help.start(starter), 2);
  expect(wins(await times(20, (index) => help.claim(starters[index] as TestPerson, 2)))).toBe(5);
  expect((await desk.stock(slug))[0]).toMatchObject({ stock: 5, taken: 5 });
});
