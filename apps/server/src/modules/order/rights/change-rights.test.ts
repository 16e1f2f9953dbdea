import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeShop, createChangeShop, type Person } from '../change/change.fixture';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await createChangeShop();
});
afterAll(() => shop.close());

const CHANGE = 'POST /api/mporder/v1/order/rights/change' as const;
const LOCK = 'POST /api/mporder/v1/order/lock' as const;
const SIGN = 'POST /api/mporder/v1/special/sign/agreement' as const;

const offset = { groupCode: 'purchase' as const, rightCode: 'purchase-offset' };
const home11 = { groupCode: 'charging' as const, rightCode: 'charging-home11' };

async function option(person: Person, orderNo: string, rightCode: string) {
  const { groups } = await shop.rights(person, orderNo);
  return groups.flatMap(({ options }) => options).find((each) => each.rightCode === rightCode);
}

describe('benefits of an order', () => {
  it('come in three groups, each with its default, its prices, and what is gone or over', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    const shown = await shop.rights(person, orderNo);
    expect(shown.groups.map(({ title, chosenCode, state }) => [title, chosenCode, state])).toEqual([
      ['购车权益', 'purchase-film', 'open'],
      ['充电权益', 'charging-home7', 'open'],
      ['服务权益', 'service-warranty', 'open'],
    ]);
    expect(shown).toMatchObject({ refusal: null, agreement: null });
    expect(shown.deadlineAt).toBe((await shop.detail(person, orderNo)).locksAt);
    expect(await option(person, orderNo, 'purchase-ppf')).toMatchObject({ state: 'gone', reason: '已领完' });
    expect(await option(person, orderNo, 'charging-offset')).toMatchObject({ state: 'ended', reason: '活动已结束' });
  });

  it('change the price line by line, take from the stock, and are confirmed by a signature before the lock', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.deposit(person);
    const before = await option(person, orderNo, 'purchase-offset');
    const { data } = await shop.changeRights(person, orderNo, [offset, home11]);
    expect(data.order.totalFen).toBe(totalFen - 2_000_00 + 1_800_00);
    expect(data.change).toMatchObject({ kind: 'rights', differenceFen: -200_00 });
    expect(data.toSign.map(({ kind }: { kind: string }) => kind)).toEqual(['purchase', 'rights']);
    expect(await option(person, orderNo, 'purchase-offset')).toMatchObject({
      isChosen: true,
      stockLeft: (before?.stockLeft ?? 0) - 1,
    });
    const detail = await shop.detail(person, orderNo);
    expect(detail.lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(detail.totalFen);
    const lock = () => shop.server.call(LOCK, { token: person.token, body: { orderNo } });
    const code = await shop.shop.signCode(person);
    const purchase = { agreementId: 'purchase', version: '1.1', orderNo, code };
    await shop.server.ask(SIGN, { token: person.token, body: purchase });
    expect((await lock()).message).toContain('购车权益确认书');
    await shop.server.ask(SIGN, { token: person.token, body: { agreementId: 'rights', version: '1.0', orderNo } });
    expect((await lock()).data.state).toBe('locked');
    expect((await shop.rights(person, orderNo)).groups.map(({ state }) => state)).toEqual([
      'locked',
      'locked',
      'locked',
    ]);
  });

  it('let the last choice count: what was given up goes back, and the confirmation is to be signed anew', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.deposit(person);
    const stock = async () => (await option(person, orderNo, 'charging-home11'))?.stockLeft;
    const full = (await stock()) ?? 0;
    await shop.changeRights(person, orderNo, [home11]);
    await shop.server.ask(SIGN, { token: person.token, body: { agreementId: 'rights', version: '1.0', orderNo } });
    expect((await shop.rights(person, orderNo)).agreement?.state).toBe('signed');
    expect(await stock()).toBe(full - 1);
    await shop.changeRights(person, orderNo, [{ groupCode: 'charging', rightCode: 'charging-home7' }]);
    expect(await stock()).toBe(full);
    expect((await shop.rights(person, orderNo)).agreement?.state).toBe('unsigned');
    expect((await shop.detail(person, orderNo)).totalFen).toBe(totalFen);
  });

  it('stay with the order when its configuration changes, and go on counting in the price', async () => {
    const person = await shop.server.login();
    const { orderNo, totalFen } = await shop.deposit(person);
    await shop.changeRights(person, orderNo, [offset]);
    const { data } = await shop.change(
      person,
      orderNo,
      await shop.configuration('YL01-pro', { 'paint-mist': 'paint-pine' }),
    );
    expect(data.order.totalFen).toBe(totalFen - 2_000_00 + 6_000_00);
    expect((await shop.rights(person, orderNo)).groups[0]?.chosenCode).toBe('purchase-offset');
  });

  it('refuse what is gone or over, unknown ones, no change, another price, strangers and visitors', async () => {
    const [person, stranger] = [await shop.server.login(), await shop.server.login()];
    const { orderNo, totalFen } = await shop.deposit(person);
    const name = async (groupCode: 'purchase' | 'charging', rightCode: string) =>
      (await shop.changeRights(person, orderNo, [{ groupCode, rightCode }])).name;
    expect(await name('purchase', 'purchase-ppf')).toBe('SOLD_OUT');
    expect(await name('charging', 'charging-offset')).toBe('SOLD_OUT');
    expect(await name('charging', 'purchase-offset')).toBe('BAD_INPUT');
    expect(await name('purchase', 'purchase-film')).toBe('ALREADY_DONE');
    const send = (token: string | undefined) =>
      shop.server.call(CHANGE, { ...(token ? { token } : {}), body: { orderNo, choices: [offset], totalFen } });
    const dearer = await send(person.token);
    expect(dearer).toMatchObject({ name: 'PRICE_CHANGED', data: { totalFen: totalFen - 2_000_00 } });
    expect((await send(stranger.token)).name).toBe('NOT_FOUND');
    expect((await send(undefined)).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(CHANGE, { token: person.token, body: { orderNo, choices: [] } })).name).toBe(
      'BAD_INPUT',
    );
  });

  it('are read-only during a refund, and the charging group once a special agreement chose', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    await shop.choose(person, orderNo, 'freeCharging');
    const { groups } = await shop.rights(person, orderNo);
    expect(groups.map(({ state }) => state)).toEqual(['open', 'locked', 'open']);
    expect((await shop.changeRights(person, orderNo, [home11])).name).toBe('STATE_CHANGED');
    await shop.refund(person, orderNo);
    expect((await shop.changeRights(person, orderNo, [offset])).message).toBe('订单正在退款，无法修改');
  });
});
