import type { BodyOf } from '@voltfront/contract';
import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { PacketDesk } from './packet.fixture';

const ADD = 'POST /api/mpmkt/v1/staff/campaign/rounds/add' as const;
const END = 'POST /api/mpmkt/v1/staff/campaign/rounds/end' as const;
const LIST = 'GET /api/mpmkt/v1/staff/campaign/rounds' as const;
const CHECK = 'GET /api/mpmkt/v1/staff/campaign/draws/check' as const;
type Round = BodyOf<typeof ADD>;

let desk: PacketDesk;
let operator: TestPerson;
let auditor: TestPerson;
beforeAll(async () => {
  desk = await PacketDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
  auditor = await desk.server.login({ roles: ['auditor'] });
});
afterAll(() => desk.server.close());

const add = (slug: string, changes: Partial<Round> = {}, { token } = operator) => {
  const usual: Round = {
    ...{ slug, title: '晚八点场', kind: 'random', greeting: '好运', skin: 'spring', condition: 'anyone' },
    ...{ shares: 10, points: 1000, opensAt: desk.server.clock.now() + HOUR_MS },
  };
  return desk.server.call(ADD, { token, body: { ...usual, ...changes } });
};
const end = (packetId: string, { token } = operator) => desk.server.call(END, { token, body: { packetId } });

describe('rounds of packets at the desk', () => {
  it('are added out of the budget, opened by people, and ended with what is left back in the budget', async () => {
    const slug = await desk.makeRounds({ budget: 1500 });
    const { data } = await add(slug);
    expect(data).toMatchObject({ state: 'coming', points: 1000, shares: 10, taken: 0 });
    expect((await add(slug)).name).toBe('LIMIT_REACHED');
    desk.server.clock.advance(HOUR_MS + MINUTE_MS);
    expect((await desk.draw(await desk.person(), data.packetId)).name).toBe('SUCCESS');
    const ended = await end(data.packetId);
    expect(ended.data).toMatchObject({ state: 'expired', taken: 1 });
    expect(await desk.budgetOf(slug, 1500)).toBe(1500 - ended.data.drawnPoints);
    expect((await desk.draw(await desk.person(), data.packetId)).name).toBe('STATE_CHANGED');
    expect((await end(data.packetId)).name).toBe('STATE_CHANGED');
    const { items } = await desk.server.ask(LIST, { token: auditor.token, query: { slug } });
    expect(items).toMatchObject([{ packetId: data.packetId, state: 'expired' }]);
  });

  it('are cancelled before they begin, by one of two staff at once', async () => {
    const slug = await desk.makeRounds({ budget: 1500 });
    const { packetId } = (await add(slug)).data;
    const answers = await Promise.all([end(packetId), end(packetId)]);
    expect(answers.map(({ name }) => name).sort()).toEqual(['STATE_CHANGED', 'SUCCESS']);
    expect(await desk.budgetOf(slug, 1500)).toBe(1500);
  });

  it('are refused where they do not fit, for packets of people, and to whoever may not', async () => {
    const slug = await desk.makeRounds();
    const wrong: Partial<Round>[] = [{ skin: 'none' }, { points: 3, shares: 10 }, { opensAt: 1 }, { shares: 2000 }];
    for (const changes of wrong) expect((await add(slug, changes)).name, JSON.stringify(changes)).toBe('BAD_INPUT');
    expect((await add(await desk.make())).name).toBe('BAD_INPUT');
    expect((await add('none')).name).toBe('NOT_FOUND');
    expect((await add(slug, {}, auditor)).name).toBe('FORBIDDEN');
    const person = await desk.person(1000);
    const own = await desk.packet(person, await desk.make());
    expect((await end(own)).name).toBe('NOT_FOUND');
    expect((await end(own, person)).name).toBe('FORBIDDEN');
  });
});

describe('the check of draws', () => {
  it('finds every draw right, and one that was changed wrong', async () => {
    const draws = CampaignDesk.of(desk.server);
    const slug = await draws.make();
    const person = await draws.person(500);
    await draws.drawMany(person, slug, 3);
    const check = (each: string, { token } = auditor) => desk.server.call(CHECK, { token, query: { slug: each } });
    expect((await check(slug)).data).toMatchObject({ count: 3, wrongCount: 0, wrong: [] });
    await desk.server.database.executeSql(
      'update campaign_draws set roll = (roll + 1) % 10000 where account_id = $1 and n = 2',
      [person.accountId],
    );
    const { data } = await check(slug);
    expect(data).toMatchObject({ wrongCount: 1, wrong: [{ n: 2, fault: 'roll' }] });
    expect(data.wrong[0]?.customer).toMatch(/^139\*{4}\d{4}$/);
    expect((await check('none')).name).toBe('NOT_FOUND');
    expect((await check(await desk.make())).name).toBe('NOT_FOUND');
    expect((await check(slug, person)).name).toBe('FORBIDDEN');
  });
});

describe('what is to be looked at', () => {
  it('are devices on which several people won, and calls that were stopped', async () => {
    const draws = CampaignDesk.of(desk.server);
    const slug = await draws.make();
    const people = [await draws.person(500), await draws.person(500), await draws.person(500)];
    for (const person of people) await draws.drawMany(person, slug, 2);
    for (const { accountId } of people.slice(0, 2))
      await desk.server.database.executeSql(
        "insert into risk_links (account_id, device_key, first_seen_at, last_seen_at) values ($1, 'device-of-two', now(), now())",
        [accountId],
      );
    await desk.server.database.executeSql(
      `insert into risk_decisions (device_key, id, account_id, kind, call, level, score, reasons, is_enforced, created_at)
       values ('device-of-two', 'd1', $1, 'refused', 'POST /api/mpmkt/v1/campaign/draw', 'high', 90, '["emulator"]', true, now())`,
      [people[0]?.accountId],
    );
    const ask = (each: string, token: string) =>
      desk.server.call('GET /api/mpmkt/v1/staff/campaign/doubts', { token, query: { slug: each } });
    const { data } = await ask(slug, auditor.token);
    expect(data.devices).toMatchObject([{ device: 'device-o', accounts: 2, prizes: 4 }]);
    expect(data.devices[0]?.customers.every((customer) => /^139\*{4}\d{4}$/.test(customer))).toBe(true);
    expect(data.refused).toMatchObject([{ isRefused: true, level: 'high', reasons: ['emulator'] }]);
    expect((await ask(await desk.make(), auditor.token)).data).toEqual({ devices: [], refused: [] });
    expect((await ask('none', auditor.token)).name).toBe('NOT_FOUND');
    expect((await ask(slug, people[0]?.token ?? '')).name).toBe('FORBIDDEN');
  });
});
