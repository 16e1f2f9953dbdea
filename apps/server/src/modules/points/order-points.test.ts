import { afterAll, beforeAll, expect, it } from 'vitest';
import { publish } from '../../kernel/jobs';
import { createTestServer, type TestServer } from '../../testing';
import { balances, earn, spend, takeBack } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const order = { orderNo: 'VO1', kind: 'deposit' as const, modelId: 'YL01', totalFen: 1, at: 1 };
const pointsOf = async (accountId: string) => (await balances(server.ctx(), accountId)).points;

it('an order earns once when it is locked and once when it is handed over, however often the events come', async () => {
  const { accountId: userId } = await server.login();
  for (let time = 0; time < 2; time += 1) {
    await publish(server.ctx(), 'OrderLocked', { ...order, userId, isAutomatic: false });
    await publish(server.ctx(), 'OrderDelivered', { ...order, userId, isAutomatic: false });
  }
  await server.runJobs();
  expect(await pointsOf(userId)).toBe(7000);
});

it('a refund takes back what is not used yet, once, and says so in the ledger and in a message', async () => {
  const { accountId, token } = await server.login();
  await earn(server.ctx(), { accountId, amount: 10, reason: 'gift', ref: 'older' });
  await publish(server.ctx(), 'OrderLocked', { ...order, userId: accountId, isAutomatic: false });
  await server.runJobs();
  await spend(server.ctx(), { accountId, amount: 510, reason: 'draw', ref: 'x' });
  for (let time = 0; time < 2; time += 1) {
    await publish(server.ctx(), 'OrderRefunded', { ...order, userId: accountId });
    await server.runJobs();
  }
  expect(await pointsOf(accountId)).toBe(0);
  const { items } = await server.ask('GET /api/mpintegral/v1/points/entries', { token });
  expect(items.slice(0, 2).map(({ title, delta, balanceAfter }) => [title, delta, balanceAfter])).toEqual([
    ['退款收回积分', -1500, 0],
    ['积分抽奖', -510, 1500],
  ]);
  const told = (await server.ask('GET /api/mpaccount/v1/messages', { token })).items;
  const bodies = told.filter(({ title }) => title === '退款收回积分').map(({ body }) => body);
  expect(bodies).toEqual(['订单 VO1 已退款，收回未使用的 1500 积分，已使用的 500 积分不再追回。']);
});

it('nothing is taken back of what was never booked, or of points that are all used', async () => {
  const { accountId } = await server.login();
  const earning = { accountId, reason: 'orderLocked', ref: 'VO2' };
  expect(await takeBack(server.ctx(), earning)).toEqual({ taken: 0, used: 0 });
  await earn(server.ctx(), { ...earning, amount: 30 });
  await spend(server.ctx(), { accountId, amount: 30, reason: 'draw', ref: 'x' });
  await earn(server.ctx(), { accountId, amount: 5, reason: 'gift', ref: 'x' });
  expect(await takeBack(server.ctx(), earning)).toEqual({ taken: 0, used: 30 });
  expect(await pointsOf(accountId)).toBe(5);
});

it('what is given for is offered as a task of each day, or named in the rules', async () => {
  const { token } = await server.login();
  const { sources } = await server.ask('GET /api/mpintegral/v1/points/rules');
  expect(sources.map(({ code, isDaily }) => [code, isDaily])).toEqual([
    ['comment', true],
    ['articleRead', true],
    ['articleLiked', true],
    ['articleShared', true],
    ['articleAccepted', false],
    ['configurationCopied', false],
    ['orderLocked', false],
    ['orderDelivered', false],
    ['testDrive', false],
  ]);
  const { tasks } = await server.ask('GET /api/mpintegral/v1/points', { token });
  expect(tasks.map(({ code }) => code)).toEqual(['comment', 'articleRead', 'articleLiked', 'articleShared']);
});
