import crypto, { type randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceInNode } from '../../testing/replace-in-node';
import { createShop, type Shop } from './order.fixture';

/** The random digits of the next numbers; when the list is empty, digits are random. */
const digits: number[] = [];

let shop: Shop;
let restore: () => void;
beforeAll(async () => {
  shop = await createShop();
  const random = crypto.randomInt;
  const drawn = (max: number) => (max === 1_000_000 ? digits.shift() : undefined) ?? random(max);
  restore = replaceInNode(crypto, 'randomInt', drawn as typeof randomInt);
});
afterAll(async () => {
  restore();
  await shop.close();
});

/** Gives an order a number with these last digits, as if another process had drawn it. */
async function renumber(orderNo: string, ending: string): Promise<string> {
  const taken = orderNo.slice(0, -6) + ending;
  const { db } = shop.server.database;
  await db.execute(sql`update orders set order_no = ${taken} where order_no = ${orderNo}`);
  await db.execute(sql`update order_history set order_no = ${taken} where order_no = ${orderNo}`);
  return taken;
}

describe('a number that another order of the customer has', () => {
  it('is drawn again', async () => {
    const person = await shop.server.login();
    const { orderNo } = await shop.order(person);
    const taken = await renumber(orderNo, '000007');
    const draft = await shop.signedDraft(person);
    digits.push(7, 8);
    const second = await shop.confirm(person, draft);
    expect(second.orderNo).toBe(`${taken.slice(0, -6)}000008`);
    expect(digits).toEqual([]);
    const { items } = await shop.server.ask('GET /api/mporder/v1/order/list', { token: person.token });
    expect(items.map((item) => item.orderNo).sort()).toEqual([taken, second.orderNo]);
  });
});
