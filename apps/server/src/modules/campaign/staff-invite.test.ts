import { formatInstant } from '@voltfront/rules/format/date';
import { DAY_MS, SECOND_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import type { PrizeInput } from './define-campaign';
import { InviteDesk } from './invite.fixture';
import { makeStaffCampaign, staffPair } from './staff-invite.fixture';

const BOARD = 'GET /api/mpmkt/v1/campaign/staff/board';
const FRIENDS = 'GET /api/mpmkt/v1/campaign/staff/friends';
const CONTACT = 'POST /api/mpmkt/v1/campaign/staff/contact';
const DISPUTE = 'POST /api/mpmkt/v1/campaign/staff/dispute';

let desk: InviteDesk;
beforeAll(async () => {
  desk = await InviteDesk.open();
});
afterAll(() => desk.server.close());

const board = ({ token }: TestPerson, slug: string) => desk.server.ask(BOARD, { token, query: { slug } });

/** Gives an employee department and job number. */
const employ = ({ accountId }: TestPerson, organName: string) =>
  desk.server.database.executeSql('update accounts set organ_name = $1, job_id = $2 where id = $3', [
    organName,
    'E1',
    accountId,
  ]);

describe('the board of staff ambassadors', () => {
  it('counts drives towards the target of the department, and ranks persons and departments', async () => {
    const slug = await makeStaffCampaign(desk);
    const first = await staffPair(desk, { slug });
    const second = await staffPair(desk, { slug });
    const third = await staffPair(desk, { slug });
    await employ(first.employee, '用户发展部');
    await employ(second.employee, '内容运营组');
    await employ(third.employee, '内容运营组');
    for (const { friend } of [first, second, third]) await desk.drive(friend);
    expect(await board(first.employee, slug)).toMatchObject({
      own: { target: 8, drives: 1, points: 510, rank: 1, organName: '用户发展部' },
      departments: [
        { name: '内容运营组', drives: 2, rank: 1, isMine: false },
        { name: '用户发展部', drives: 1, rank: 2, isMine: true },
      ],
    });
    desk.server.clock.advance(10 * SECOND_MS);
    expect((await board(second.employee, slug)).own?.target).toBe(5);
    expect((await board(second.employee, slug)).persons).toHaveLength(3);
  });

  it('tells others that it is for employees, and nothing else', async () => {
    const slug = await makeStaffCampaign(desk);
    const answer = await board(await desk.person(), slug);
    expect(answer).toMatchObject({ own: null, persons: [], campaign: { refusal: 'role' } });
  });
});

describe('customers of an employee', () => {
  it('are listed by state and month, for the employee alone', async () => {
    const { slug, employee, friend } = await staffPair(desk);
    await desk.drive(friend, 'submitted');
    const list = async (query: { state?: 'booked' | 'driven'; month?: string } = {}) =>
      (await desk.server.ask(FRIENDS, { token: employee.token, query: { slug, ...query } })).items;
    expect(await list({ state: 'booked' })).toMatchObject([{ mayCall: false, canDispute: true, dispute: null }]);
    expect(await list({ state: 'driven' })).toEqual([]);
    expect(await list({ month: formatInstant(desk.server.clock.now(), 'YYYY-MM') })).toHaveLength(1);
    expect(await list({ month: '2020-01' })).toEqual([]);
    const other = await desk.person();
    expect((await desk.server.call(FRIENDS, { token: other.token, query: { slug } })).name).toBe('FORBIDDEN');
  });

  it('are called only when they agreed, and only by their own employee', async () => {
    const pair = await staffPair(desk, { mayCall: true });
    const ask = ({ token }: TestPerson, relationId: string) =>
      desk.server.call(CONTACT, { token, body: { slug: pair.slug, relationId } });
    expect(await ask(pair.employee, pair.relationId)).toMatchObject({ data: { mobile: pair.friend.mobile } });
    const silent = await staffPair(desk, { slug: pair.slug });
    expect((await ask(silent.employee, silent.relationId)).name).toBe('FORBIDDEN');
    expect((await ask(silent.employee, pair.relationId)).name).toBe('NOT_FOUND');
  });

  it('can be disputed once, within seven days of the last change', async () => {
    const { slug, employee, relationId } = await staffPair(desk);
    const dispute = (text: string, who = employee) =>
      desk.server.call(DISPUTE, { token: who.token, body: { slug, relationId, text } });
    expect((await dispute('x'.repeat(201))).name).toBe('BAD_INPUT');
    expect((await dispute('不对', await desk.server.login({ roles: ['employee'] }))).name).toBe('NOT_FOUND');
    expect(await dispute('客户已到店')).toMatchObject({ data: { canDispute: false, dispute: { text: '客户已到店' } } });
    expect((await dispute('再次')).name).toBe('STATE_CHANGED');
    const late = await staffPair(desk, { slug });
    desk.server.clock.advance(7 * DAY_MS);
    const token = (await desk.server.login({ mobile: late.employee.mobile })).token;
    const body = { slug, relationId: late.relationId, text: '太晚了' };
    expect((await desk.server.call(DISPUTE, { token, body })).name).toBe('STATE_CHANGED');
  });
});

it('a dispute is answered once by staff, and its employee reads the answer', async () => {
  const { slug, employee, relationId } = await staffPair(desk);
  const dispute = { slug, relationId, text: '客户已到店' };
  await desk.server.ask(DISPUTE, { token: employee.token, body: dispute });
  const ANSWER = 'POST /api/mpmkt/v1/staff/campaign/disputes/answer';
  const operator = await desk.server.login({ roles: ['operator'] });
  const body = { employeeId: employee.accountId, relationId, answer: '已与门店核实' };
  const answer = (changes = {}) => desk.server.call(ANSWER, { token: operator.token, body: { ...body, ...changes } });
  expect((await answer({ answer: '' })).name).toBe('BAD_INPUT');
  expect((await answer({ relationId: 'nothing' })).name).toBe('NOT_FOUND');
  expect((await answer()).name).toBe('SUCCESS');
  expect((await answer()).name).toBe('STATE_CHANGED');
  const { items } = await desk.server.ask(FRIENDS, { token: employee.token, query: { slug } });
  expect(items).toMatchObject([{ dispute: { text: '客户已到店', answer: '已与门店核实' } }]);
  const listed = await desk.server.ask('GET /api/mpmkt/v1/staff/campaign/disputes', {
    token: operator.token,
    query: {},
  });
  expect(listed.items.find((item) => item.relationId === relationId)?.answer?.text).toBe('已与门店核实');
});

it('gives points in the place of a gift that has run out', async () => {
  const prize = (more: Partial<PrizeInput>, isInstead: boolean): PrizeInput => ({
    kind: 'points',
    title: '礼',
    picture: '/assets/covers/scene-city.webp',
    detail: { side: 'friend', milestone: 'driven', isInstead },
    ...more,
  });
  const prizes = [prize({ kind: 'goods', stock: 1 }, false), prize({ amount: 300 }, true)];
  const slug = await makeStaffCampaign(desk, { prizes });
  const [first, second] = [await staffPair(desk, { slug }), await staffPair(desk, { slug })];
  await desk.drive(first.friend);
  await desk.drive(second.friend);
  expect([await desk.pointsOf(first.friend), await desk.pointsOf(second.friend)]).toEqual([0, 300]);
});
