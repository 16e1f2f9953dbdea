import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUpkeep } from '../../kernel/upkeep';
import { activity } from '.';
import { ActivityDesk } from './activity.fixture';
import { insertTweets } from './activity-seed.repository';

const SIGN_UP = 'POST /api/mpmkt/v1/activity/signUp' as const;
const ANSWERS = 'GET /api/mpmkt/v1/activity/signUp' as const;
const CHANGE = 'POST /api/mpmkt/v1/activity/signUp/change' as const;
const APPROVE = 'POST /api/mpmkt/v1/staff/activity/signUp/approve' as const;
const REJECT = 'POST /api/mpmkt/v1/staff/activity/signUp/reject' as const;
const CHECK_IN = 'POST /api/mpmkt/v1/staff/activity/checkIn' as const;

let desk: ActivityDesk;
beforeAll(async () => {
  desk = await ActivityDesk.open();
});
afterAll(() => desk.server.close());

const messagesOf = async (accountId: string) =>
  (
    await desk.server.database.executeSql('select template from messages where account_id = $1 order by id', [
      accountId,
    ])
  ).rows.map(({ template }) => template);

describe('signing up', () => {
  it('takes a seat once, and shows it to the person alone', async () => {
    const id = await desk.make();
    const [anna, ben] = await desk.trio();
    expect((await desk.signUp(anna, id)).data).toMatchObject({ state: 'joined', seats: 1, ahead: null });
    expect((await desk.signUp(anna, id)).name).toBe('ALREADY_DONE');
    expect((await desk.show(id, anna)).own?.code).toMatch(/^\d{8}$/);
    expect(await desk.show(id, ben)).toMatchObject({ own: null, seatsLeft: 2, joinedCount: 1 });
    expect((await desk.show(id)).participants).toHaveLength(1);
  });

  it('is for people who are logged in, and for activities there are', async () => {
    const id = await desk.make();
    expect((await desk.server.call(SIGN_UP, { body: { activityId: id } })).name).toBe('LOGIN_EXPIRED');
    expect((await desk.signUp(await desk.person(), 'nothing')).name).toBe('NOT_FOUND');
    expect((await desk.server.call('GET /api/mpmkt/v1/activity', { query: { activityId: 'nothing' } })).name).toBe(
      'NOT_FOUND',
    );
  });

  it('is refused before, after, when cancelled, and to customers where it is for owners', async () => {
    const person = await desk.person();
    const now = desk.server.clock.now();
    const namesOf = async (changes: Parameters<ActivityDesk['make']>[0]) =>
      (await desk.signUp(person, await desk.make(changes))).name;
    expect(await namesOf({ signUpFrom: now + DAY_MS })).toBe('STATE_CHANGED');
    expect(await namesOf({ signUpUntil: now - 1 })).toBe('STATE_CHANGED');
    expect(await namesOf({ isCancelled: true })).toBe('STATE_CHANGED');
    expect(await namesOf({ isOwnerOnly: true })).toBe('FORBIDDEN');
  });

  it('checks the form, counts companions, and keeps the answers for the person', async () => {
    const id = await desk.makeWithForm({ capacity: 5 });
    const person = await desk.person();
    const body = { activityId: id, formVersion: 1, answers: { name: '林夏', companions: 9 } };
    expect((await desk.server.call(SIGN_UP, { token: person.token, body })).name).toBe('BAD_INPUT');
    expect(await desk.stateOf(id, person)).toBeNull();
    expect((await desk.signUp(person, id, 2)).data).toMatchObject({ state: 'joined', seats: 3 });
    const query = { activityId: id };
    expect(await desk.server.ask(ANSWERS, { token: person.token, query })).toMatchObject({
      formVersion: 1,
      answers: { name: '林夏', phone: '13600000000', companions: 2 },
    });
    const other = await desk.person();
    expect((await desk.server.call(ANSWERS, { token: other.token, query })).name).toBe('NOT_FOUND');
    expect((await desk.signUp(other, await desk.makeWithForm({ capacity: 2 }), 3)).name).toBe('LIMIT_REACHED');
  });

  it('costs the points once, returned with a cancellation, and is refused without them', async () => {
    const id = await desk.make({ pointsFee: 30, capacity: 1 });
    const [rich, poor] = [await desk.person(50), await desk.person(10)];
    expect((await desk.signUp(poor, id)).name).toBe('LIMIT_REACHED');
    expect(await desk.counts(id)).toMatchObject({ taken: 0, waiting: 0, isRight: true });
    await desk.signUp(rich, id);
    expect(await desk.pointsOf(rich)).toBe(20);
    expect((await desk.cancel(rich, id)).name).toBe('SUCCESS');
    expect((await desk.cancel(rich, id)).name).toBe('STATE_CHANGED');
    expect(await desk.pointsOf(rich)).toBe(50);
    expect((await desk.signUp(rich, id)).data?.state).toBe('joined');
    expect(await desk.pointsOf(rich)).toBe(20);
  });
});

describe('changing answers', () => {
  it('takes and frees seats, while there are some and until the deadline', async () => {
    const id = await desk.makeWithForm();
    const [person, other] = await desk.trio();
    await desk.signUp(person, id, 0);
    const change = (companions: number, token = person.token) =>
      desk.server.call(CHANGE, { token, body: { activityId: id, ...desk.answers(companions) } });
    expect((await change(2)).data?.seats).toBe(3);
    expect((await desk.show(id)).seatsLeft).toBe(0);
    expect((await change(3)).name).toBe('LIMIT_REACHED');
    expect((await change(1)).data?.seats).toBe(2);
    await desk.signUp(other, id, 0);
    expect((await change(2)).name).toBe('SOLD_OUT');
    expect((await change(1, (await desk.person()).token)).name).toBe('NOT_FOUND');
    expect(await desk.counts(id)).toMatchObject({ taken: 3, isRight: true });
    desk.server.clock.advance(DAY_MS);
    expect((await change(0)).name).toBe('STATE_CHANGED');
    expect((await desk.cancel(person, id)).name).toBe('STATE_CHANGED');
  });
});

describe('the waiting list', () => {
  it('moves up by itself, the first whose seats fit first, and tells them', async () => {
    const id = await desk.makeWithForm({ capacity: 2 });
    const [first, pair, single] = await desk.trio();
    await desk.signUp(first, id, 0);
    expect((await desk.signUp(pair, id, 1)).data).toMatchObject({ state: 'waiting', ahead: 0, code: null });
    // One seat is free, but somebody waits: the list decides, and passes over who needs two.
    expect((await desk.signUp(single, id, 0)).data).toMatchObject({ state: 'waiting', ahead: 1 });
    await desk.server.runJobs();
    expect(await desk.stateOf(id, single)).toBe('joined');
    expect(await messagesOf(single.accountId)).toEqual(['activity.movedUp']);
    await desk.cancel(single, id);
    await desk.cancel(first, id);
    await desk.server.runJobs();
    expect(await desk.stateOf(id, pair)).toBe('joined');
    expect(await desk.counts(id)).toEqual({ taken: 2, waiting: 0, isRight: true });
  });

  it('gives seats to a party that becomes small enough', async () => {
    const id = await desk.makeWithForm({ capacity: 2 });
    const [first, pair] = await desk.trio();
    await desk.signUp(first, id, 0);
    await desk.signUp(pair, id, 1);
    const body = { activityId: id, ...desk.answers(0) };
    expect((await desk.server.ask(CHANGE, { token: pair.token, body })).state).toBe('waiting');
    await desk.server.runJobs();
    expect(await desk.stateOf(id, pair)).toBe('joined');
    expect(await desk.counts(id)).toEqual({ taken: 2, waiting: 0, isRight: true });
  });

  it('ends when the activity begins: the points go back', async () => {
    const id = await desk.make({ capacity: 1, pointsFee: 5 });
    const [first, second] = await desk.trio(5);
    await desk.signUp(first, id);
    await desk.signUp(second, id);
    expect(await desk.pointsOf(second)).toBe(0);
    desk.server.clock.advance(2 * DAY_MS);
    await runUpkeep(desk.server.app.services, [activity]);
    await desk.server.runJobs();
    expect([await desk.stateOf(id, second), await desk.pointsOf(second)]).toEqual([null, 5]);
    expect(await messagesOf(second.accountId)).toEqual(['activity.notMovedUp']);
    expect(await desk.stateOf(id, first)).toBe('joined');
  });

  it('gets the seats of an account that is cancelled', async () => {
    const id = await desk.make({ capacity: 1 });
    const [leaving, waiting] = await desk.trio();
    await desk.signUp(leaving, id);
    await desk.signUp(waiting, id);
    const { token, mobile } = leaving;
    desk.server.clock.advance(61_000);
    await desk.server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene: 'cancel' } });
    const code = desk.server.sms.lastCode?.(mobile) ?? '';
    await desk.server.ask('POST /api/appuser/v1/user/cancel', { token, body: { code } });
    await desk.server.runJobs();
    expect(await desk.stateOf(id, waiting)).toBe('joined');
    expect(await desk.counts(id)).toEqual({ taken: 1, waiting: 0, isRight: true });
  });
});

describe('a post about an activity', () => {
  const TWEET = 'GET /api/mpmkt/v1/activity/tweet' as const;

  it('shows its activity as it is now, and what it mentions that there still is', async () => {
    const activityId = await desk.make();
    const mentions = [{ kind: 'store' as const, storeId: 'gone' }];
    await desk.server.database.transaction((db) => insertTweets(db, [{ articleId: 'post', activityId, mentions }]));
    const person = await desk.person();
    await desk.signUp(person, activityId);
    const query = { articleId: 'post' };
    expect(await desk.server.ask(TWEET, { query })).toMatchObject({ activity: { ownState: null }, mentions: [] });
    expect((await desk.server.ask(TWEET, { query, token: person.token })).activity).toMatchObject({
      activityId,
      seatsLeft: 2,
      ownState: 'joined',
    });
    expect((await desk.server.call(TWEET, { query: { articleId: 'nothing' } })).name).toBe('NOT_FOUND');
  });
});

describe('staff', () => {
  it('approve or reject what waits for review; a rejected person gets the points back and may try again', async () => {
    const id = await desk.make({ isReviewed: true, pointsFee: 5, capacity: 2 });
    const [anna, ben] = await desk.trio(5);
    const { token } = await desk.server.login({ roles: ['operator'] });
    for (const person of [anna, ben]) expect((await desk.signUp(person, id)).data?.state).toBe('reviewing');
    const of = (accountId: string) => ({ token, body: { activityId: id, accountId } });
    await desk.server.ask(APPROVE, of(anna.accountId));
    expect((await desk.server.call(APPROVE, of(anna.accountId))).name).toBe('STATE_CHANGED');
    const rejection = '驾照不清晰';
    const rejected = { token, body: { ...of(ben.accountId).body, rejection } };
    await desk.server.ask(REJECT, rejected);
    expect((await desk.show(id, ben)).own).toMatchObject({ state: 'rejected', rejection });
    expect(await desk.pointsOf(ben)).toBe(5);
    expect((await desk.signUp(ben, id)).data?.state).toBe('reviewing');
    await desk.server.runJobs();
    expect(await messagesOf(anna.accountId)).toEqual(['activity.approved']);
    expect(await messagesOf(ben.accountId)).toEqual(['activity.rejected']);
    expect((await desk.server.call(APPROVE, { ...of('nobody') })).name).toBe('NOT_FOUND');
    const customer = { ...of(ben.accountId), token: ben.token };
    expect((await desk.server.call(APPROVE, customer)).name).toBe('FORBIDDEN');
  });

  it('check people in once, from two hours before', async () => {
    const id = await desk.make();
    const person = await desk.person();
    await desk.signUp(person, id);
    const code = (await desk.show(id, person)).own?.code ?? '';
    const { token } = await desk.server.login({ roles: ['operator'] });
    const checkIn = (tried = code) => desk.server.call(CHECK_IN, { token, body: { activityId: id, code: tried } });
    expect((await checkIn()).name).toBe('STATE_CHANGED');
    desk.server.clock.advance(2 * DAY_MS);
    expect((await checkIn('00000000')).name).toBe('NOT_FOUND');
    expect((await checkIn()).data).toMatchObject({ seats: 1 });
    expect((await checkIn()).name).toBe('STATE_CHANGED');
    expect(await desk.stateOf(id, person)).toBe('checkedIn');
  });
});
