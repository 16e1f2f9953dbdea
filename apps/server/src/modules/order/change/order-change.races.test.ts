import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balances } from '../../points';
import { selectOrderForUpdate, updateOrder } from '../order.repository';
import { orderRightOptions } from '../rights/rights.tables';
import { type ChangeShop, createChangeShop, type Person } from './change.fixture';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await createChangeShop();
});
afterAll(() => shop.close());

const CHANGE = 'POST /api/mporder/v1/order/configuration/change' as const;
const VEHICLE = 'POST /api/mporder/v1/order/vehicle/change' as const;
const RIGHTS = 'POST /api/mporder/v1/order/rights/change' as const;
const LOCK = 'POST /api/mporder/v1/order/lock' as const;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Prepares a change of the paint for submission. */
async function painted(person: Person, orderNo: string, paint: string) {
  const configuration = await shop.configuration('YL01-pro', { 'paint-mist': paint });
  const { after } = await shop.preview(person, orderNo, configuration);
  const body = { orderNo, ...configuration, totalFen: after.totalFen };
  return () => shop.server.call(CHANGE, { token: person.token, body });
}

/**
 * The order is consistent: its lines add up, it holds the last change, and history and changes
 * agree.
 */
async function expectWhole(person: Person, orderNo: string): Promise<void> {
  const detail = await shop.detail(person, orderNo);
  const { changes, ordered, current } = await shop.sheet(person, orderNo);
  expect(detail.lines.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(detail.totalFen);
  expect(current.totalFen).toBe(detail.totalFen);
  expect(ordered.totalFen + changes.reduce((sum, { differenceFen }) => sum + differenceFen, 0)).toBe(detail.totalFen);
}

describe('at once', () => {
  it('two changes of one order are made one after the other, and both stand in its history', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    const sends = [await painted(person, orderNo, 'paint-pine'), await painted(person, orderNo, 'paint-ember')];
    const answers = await Promise.all(sends.map((send) => send()));
    expect(answers.map(({ name }) => name)).toEqual(['SUCCESS', 'SUCCESS']);
    expect((await shop.sheet(person, orderNo)).changes).toHaveLength(2);
    await expectWhole(person, orderNo);
  });

  it('ten times the same change are one change', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    const send = await painted(person, orderNo, 'paint-pine');
    const names = (await Promise.all(times(10, send))).map(({ name }) => name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(1);
    expect(new Set(names)).toEqual(new Set(['SUCCESS', 'ALREADY_DONE']));
    expect((await shop.sheet(person, orderNo)).changes).toHaveLength(1);
  });

  it.each(times(6, (index) => index))(
    'a change and the lock: whichever is first, the order is locked as signed (%i)',
    async () => {
      const person = await shop.server.login();
      const { orderNo } = await shop.deposit(person);
      const send = await painted(person, orderNo, 'paint-pine');
      const [changed, locked] = await Promise.all([
        send(),
        shop.server.call(LOCK, { token: person.token, body: { orderNo } }),
      ]);
      const outcome = [changed.name, locked.name];
      expect([
        ['SUCCESS', 'AGREEMENT_UNSIGNED'],
        ['ORDER_LOCKED', 'SUCCESS'],
      ]).toContainEqual(outcome);
      await expectWhole(person, orderNo);
    },
  );

  it.each(times(6, (index) => index))(
    'a change and a refund: an order under refund is never changed (%i)',
    async () => {
      const person = await shop.server.login();
      const { orderNo } = await shop.deposit(person);
      const send = await painted(person, orderNo, 'paint-pine');
      const key = { userId: person.accountId, orderNo };
      const refund = shop.server.database.transaction(async (db) => {
        const row = await selectOrderForUpdate(db, key);
        await updateOrder(db, key, { state: 'refunding', stateBeforeRefund: 'depositPaid' });
        return row?.changeCount ?? 0;
      });
      const [changed, changesBefore] = await Promise.all([send(), refund]);
      const { changes } = await shop.sheet(person, orderNo);
      expect(changes).toHaveLength(changesBefore);
      expect(changed.name).toBe(changesBefore === 1 ? 'SUCCESS' : 'STATE_CHANGED');
    },
  );

  it('the last change of the model is made once', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    await shop.changeVehicle(person, orderNo, await shop.configuration('YLX-core'));
    const bodies = await Promise.all(
      ['YL01-pro', 'YL09-pro'].map(async (versionId) => {
        const configuration = await shop.configuration(versionId);
        const { after } = await shop.previewVehicle(person, orderNo, configuration);
        return { orderNo, ...configuration, totalFen: after.totalFen };
      }),
    );
    const answers = await Promise.all(bodies.map((body) => shop.server.call(VEHICLE, { token: person.token, body })));
    expect(answers.map(({ name }) => name).sort()).toEqual(['LIMIT_REACHED', 'SUCCESS']);
    await expectWhole(person, orderNo);
  });
});

describe('the last benefit', () => {
  const care = [{ groupCode: 'service' as const, rightCode: 'service-care' }];
  const stock = async () => {
    const { db } = shop.server.database;
    const [row] = await db.select().from(orderRightOptions).where(eq(orderRightOptions.rightCode, 'service-care'));
    return row?.stock;
  };

  it('goes to one of many who want it, and back to the next when it is given up', async () => {
    const people = await Promise.all(times(5, () => shop.server.login()));
    const orders: { person: Person; orderNo: string; totalFen: number }[] = [];
    for (const person of people) orders.push({ person, ...(await shop.deposit(person)) });
    const take = ({ person, orderNo, totalFen }: (typeof orders)[number]) =>
      shop.server.call(RIGHTS, { token: person.token, body: { orderNo, choices: care, totalFen } });
    const names = (await Promise.all(orders.map(take))).map(({ name }) => name);
    expect([...names].sort()).toEqual(['SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT', 'SUCCESS']);
    expect(await stock()).toBe(0);
    const owner = orders[names.indexOf('SUCCESS')];
    if (!owner) throw new TypeError('nobody got it');
    const back = [{ groupCode: 'service' as const, rightCode: 'service-warranty' }];
    await Promise.all(times(4, () => shop.changeRights(owner.person, owner.orderNo, back)));
    expect(await stock()).toBe(1);
  });
});

describe('a new model year', () => {
  const affected = async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.deposit(person);
    return { person, orderNo };
  };
  const points = async (person: Person) => (await balances(shop.server.ctx(), person.accountId)).points;

  it('grants its compensation once, and keeping and changing at once leave one story', async () => {
    const [first, ...others] = [await affected(), ...(await Promise.all(times(5, affected)))];
    await shop.openYear();
    const { person, orderNo } = first;
    const before = await points(person);
    await Promise.all(times(10, () => shop.choose(person, orderNo, 'yearKeepPoints')));
    expect(await points(person)).toBe(before + 5000);
    for (const each of others) {
      const had = await points(each.person);
      await shop.hold(each.person, each.orderNo, { way: 'mapped' });
      const [kept, signed] = await Promise.all([
        shop.choose(each.person, each.orderNo, 'yearKeepPoints'),
        shop.signYear(each.person, each.orderNo),
      ]);
      const offer = await shop.offer(each.person, each.orderNo);
      const { configuration } = await shop.detail(each.person, each.orderNo);
      const isChanged = configuration.versionId === 'YL01-pro-2027';
      expect(signed.name === 'SUCCESS').toBe(isChanged);
      expect(offer.state).toBe(isChanged ? 'changed' : 'kept');
      expect(kept.name).toBe(isChanged ? 'ALREADY_DONE' : 'SUCCESS');
      expect(await points(each.person)).toBe(isChanged ? had : had + 5000);
      await expectWhole(each.person, each.orderNo);
    }
  });

  it('is changed to once, however often its protocol is signed', async () => {
    const { person, orderNo } = await affected();
    await shop.openYear();
    await shop.hold(person, orderNo, { way: 'mapped' });
    const signed = await Promise.all(times(8, () => shop.signYear(person, orderNo)));
    expect(signed.map(({ name }) => name)).toEqual(times(8, () => 'SUCCESS'));
    expect((await shop.sheet(person, orderNo)).changes.map(({ kind }) => kind)).toEqual(['year']);
  });
});
