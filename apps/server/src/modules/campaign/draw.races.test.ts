import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk, FIGURES, TWO_PRIZES } from './campaign.fixture';
import { replayDraws } from './engines/draw/replay-draws';

const CALLERS = 40;
const SEND_FIGURES = 'POST /api/mpmkt/v1/campaign/draw/collection/send' as const;

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

const atOnce = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, index) => make(index)));

async function people(count: number, points: number): Promise<TestPerson[]> {
  const made: TestPerson[] = [];
  for (let index = 0; index < count; index += 1) made.push(await desk.person(points));
  return made;
}

const [points = { kind: 'points', title: '', picture: '' }, cup = points] = TWO_PRIZES;

describe('at once', () => {
  it('40 people and 200 draws for a prize of 5: five are given, and the rest get what comes instead', async () => {
    const slug = await desk.make({
      prizes: [
        { ...cup, weight: 10_000, stock: 5, isConsolation: false },
        { ...points, weight: 0, isConsolation: true },
      ],
    });
    const all = await people(CALLERS, 250);
    const records = (
      await atOnce(async (index) => {
        const person = all[index] as TestPerson;
        const own = [];
        for (let time = 0; time < 5; time += 1) own.push(await desk.draw(person, slug));
        return own;
      })
    ).flat();
    expect(new Set(records.map(({ name }) => name))).toEqual(new Set(['SUCCESS']));
    const kinds = records.map(({ data }) => data.record.award.kind);
    expect(kinds.filter((kind) => kind === 'goods')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'points')).toHaveLength(195);
    expect((await desk.stock(slug)).map(({ taken }) => taken)).toEqual([5, 195]);
    expect(await replayDraws(desk.server.ctx(), slug)).toEqual({ count: 200, wrong: [] });
  });

  it('one person draws 40 times with 7 chances: seven draws, none of them twice', async () => {
    const slug = await desk.make();
    const person = await desk.person();
    await desk.giveChances(person, slug, 7);
    const calls = await atOnce(() => desk.draw(person, slug, 'chance'));
    const drawn = calls.filter(({ name }) => name === 'SUCCESS').map(({ data }) => data.record.n);
    expect(drawn.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const refused = calls.filter(({ name }) => name !== 'SUCCESS').map(({ name }) => name);
    expect(refused).toEqual(Array.from({ length: CALLERS - 7 }, () => 'LIMIT_REACHED'));
    expect((await desk.show(slug, person)).own).toMatchObject({ chances: 0, drawn: 7 });
    expect(await replayDraws(desk.server.ctx(), slug)).toEqual({ count: 7, wrong: [] });
  });

  it('one person draws 40 times with points for 3 and a limit of 5: three, and the points are gone once', async () => {
    const slug = await desk.make({ settings: { dailyLimit: 5 }, prizes: [{ ...cup, weight: 10_000 }] });
    const person = await desk.person(160);
    const names = (await atOnce(() => desk.draw(person, slug))).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(3);
    expect(await desk.pointsOf(person)).toBe(10);
  });

  it('doubles are turned and sent at the same time: each goes one way, and one stays', async () => {
    const [first = cup] = FIGURES;
    const slug = await desk.makeSeries({ prizes: [{ ...first, weight: 10_000 }] });
    const person = await desk.person(5 * 50 + 2000);
    const { token } = person;
    const addressId = await desk.address(person);
    const awardIds = (await desk.drawMany(person, slug, 5)).map(({ award }) => award.awardId);
    const names = await atOnce(async (index) => {
      const awardId = awardIds[index % 5] ?? '';
      const { name } =
        index % 2 === 0
          ? await desk.server.call('POST /api/mpmkt/v1/campaign/draw/collection/turn', { token, body: { awardId } })
          : await desk.server.call(SEND_FIGURES, { token, body: { slug, awardIds: [awardId], addressId } });
      return name;
    });
    const done = names.filter((name) => name === 'SUCCESS').length;
    const states = (await desk.prizesOf(person, { slug })).items.map(({ state }) => state);
    const turned = states.filter((state) => state === 'turned').length;
    const ordered = states.filter((state) => state === 'ordered').length;
    expect(turned + ordered).toBe(done);
    expect(5 - turned).toBeGreaterThanOrEqual(1);
    expect(await desk.pointsOf(person)).toBe(2000 + 100 * turned - 200 * ordered);
  });
});
