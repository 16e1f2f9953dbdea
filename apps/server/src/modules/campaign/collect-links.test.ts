import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { collectOf, everythingIn, GIVE, LINK, makeCollect, USE } from './collect.fixture';

let desk: CampaignDesk;
let person: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
});
afterAll(() => desk.server.close());

// Noon in Shanghai: hours later is the same day.
beforeEach(async () => {
  desk.server.clock.set(Math.floor(desk.server.clock.now() / DAY_MS + 1) * DAY_MS + 4 * HOUR_MS);
  person = await desk.person();
});

const set = (slug: string, column: 'switch' | 'audience', value: string) =>
  desk.server.database.executeSql(`update campaigns set ${column} = $2 where slug = $1`, [slug, value]);

describe('gifts', () => {
  it('are locked in a link, and taken by the first friend', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    await collect.fill(person, 'a', 'a');
    const { data } = await collect.give(person, 'a');
    expect(data).toMatchObject({ kind: 'give', state: 'open', greeting: '送给你', friend: null, item: { key: 'a' } });
    const { linkId } = data;
    expect(await collect.counts(person)).toEqual({ a: 1 });
    expect((await collect.show(person)).own).toMatchObject({
      givesLeft: 4,
      counts: [{ item: 'a', count: 1, inGifts: 1 }],
    });
    expect((await collect.link(linkId)).view).toBe('open');
    expect((await collect.link(linkId, person)).view).toBe('own');
    expect(await collect.use(person, linkId)).toMatchObject({ name: 'FORBIDDEN' });
    const [friend, other] = [await desk.person(), await desk.person()];
    expect((await collect.use(friend, linkId)).data).toMatchObject({ view: 'mine', link: { state: 'done' } });
    expect(await collect.counts(friend)).toEqual({ a: 1 });
    expect((await collect.link(linkId, other)).view).toBe('done');
    expect(await collect.use(other, linkId)).toMatchObject({
      name: 'STATE_CHANGED',
      message: '来晚了，已被其他好友领取',
    });
    expect((await collect.links(person)).items).toMatchObject([
      { linkId, state: 'done', friend: { avatar: expect.anything() } },
    ]);
    expect((await desk.server.call(USE, { body: { linkId } })).name).toBe('LOGIN_EXPIRED');
    expect((await desk.server.call(LINK, { query: { linkId: 'nothing' } })).name).toBe('NOT_FOUND');
  });

  it('come back after their time: at once for who looks, and for good by the job', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    await collect.fill(person, 'a', 'a');
    const { linkId } = (await collect.give(person, 'a')).data;
    desk.server.clock.advance(DAY_MS);
    expect(await collect.counts(person)).toEqual({ a: 2 });
    expect((await collect.links(person)).items).toMatchObject([{ state: 'back' }]);
    const friend = await desk.person();
    expect((await collect.link(linkId, friend)).view).toBe('over');
    expect(await collect.use(friend, linkId)).toMatchObject({ name: 'STATE_CHANGED', message: '链接已过期' });
    await desk.server.runJobs();
    await desk.server.runJobs();
    expect(await collect.counts(person)).toEqual({ a: 2 });
    expect(await everythingIn(desk, slug)).toEqual({ items: { a: 2 }, wrong: 0 });
  });

  it('leave the last one, and stop at the limits of a day', async () => {
    const slug = await makeCollect(desk, { givesPerDay: 2, takesPerDay: 1 });
    const collect = collectOf(desk, slug);
    await collect.fill(person, 'b');
    expect(await collect.give(person, 'b')).toMatchObject({ name: 'STATE_CHANGED', message: '没有可赠送的数量' });
    expect((await collect.links(person)).items).toEqual([]);
    await collect.fill(person, 'a', 'a', 'a', 'a');
    const gifts = [(await collect.give(person, 'a')).data.linkId, (await collect.give(person, 'a')).data.linkId];
    expect(await collect.give(person, 'a')).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '每天最多赠送 2 次，明天再来吧',
    });
    const friend = await desk.person();
    await collect.use(friend, gifts[0] ?? '');
    expect((await collect.link(gifts[1] ?? '', friend)).view).toBe('dailyLimit');
    expect(await collect.use(friend, gifts[1] ?? '')).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '每天最多收下 1 次，明天再来吧',
    });
  });

  it('have a greeting of thirty signs, in which nothing is that must not be', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    await collect.fill(person, 'a', 'a');
    expect((await collect.give(person, 'a', { greeting: '一'.repeat(31) })).name).toBe('BAD_INPUT');
    expect((await collect.give(person, 'nothing')).name).toBe('NOT_FOUND');
    expect((await desk.server.call(GIVE, { body: { slug, item: 'a', greeting: '' } })).name).toBe('LOGIN_EXPIRED');
    expect((await collect.give(person, 'a', { greeting: '' })).name).toBe('SUCCESS');
  });

  it('wait while the campaign is paused, and end with it', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    await collect.fill(person, 'a', 'a', 'a');
    const { linkId } = (await collect.give(person, 'a')).data;
    await set(slug, 'switch', 'paused');
    desk.server.clock.advance(MINUTE_MS);
    const friend = await desk.person();
    expect((await collect.link(linkId, friend)).view).toBe('closed');
    expect((await collect.use(friend, linkId)).name).toBe('STATE_CHANGED');
    await set(slug, 'switch', 'published');
    desk.server.clock.advance(9 * DAY_MS + 20 * HOUR_MS);
    const last = (await collect.give(person, 'a')).data;
    expect(last.expiresAt).toBe((await collect.show()).campaign.endsAt);
  });
});

describe('requests', () => {
  it('are answered by a friend who has one to spare', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    const { linkId } = (await collect.ask(person, 'a')).data;
    const [friend, other] = [await desk.person(), await desk.person()];
    expect((await collect.link(linkId, friend)).view).toBe('nothing');
    expect(await collect.use(friend, linkId)).toMatchObject({ name: 'STATE_CHANGED', message: '没有可赠送的数量' });
    await collect.fill(friend, 'a', 'a');
    await collect.fill(other, 'a', 'a');
    expect((await collect.link(linkId, friend)).view).toBe('open');
    expect((await collect.use(friend, linkId)).data.view).toBe('mine');
    expect((await collect.use(other, linkId)).name).toBe('STATE_CHANGED');
    expect([await collect.counts(person), await collect.counts(friend)]).toEqual([{ a: 1 }, { a: 1 }]);
    expect((await collect.show(friend)).own?.givesLeft).toBe(4);
    await collect.ask(person, 'b');
    expect(await collect.ask(person, 'b')).toMatchObject({ name: 'LIMIT_REACHED' });
    expect(await everythingIn(desk, slug)).toEqual({ items: { a: 4 }, wrong: 0 });
  });
});

describe('an account that was cancelled', () => {
  const cancel = ({ accountId }: TestPerson) =>
    desk.server.database.executeSql(`update accounts set state = 'cancelled', mobile = null where id = $1`, [
      accountId,
    ]);

  it('gives and gets nothing any more, and what it locked does not come back', async () => {
    const slug = await makeCollect(desk);
    const collect = collectOf(desk, slug);
    await collect.fill(person, 'a', 'a');
    const { linkId } = (await collect.give(person, 'a')).data;
    const { linkId: asked } = (await collect.ask(person, 'a')).data;
    await cancel(person);
    const friend = await desk.person();
    await collect.fill(friend, 'a', 'a');
    expect((await collect.use(friend, linkId)).name).toBe('NOT_FOUND');
    expect((await collect.use(friend, asked)).name).toBe('NOT_FOUND');
    desk.server.clock.advance(DAY_MS);
    await desk.server.runJobs();
    expect(await everythingIn(desk, slug)).toEqual({ items: { a: 4 }, wrong: 0 });
  });
});
