import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldAnswers } from '../../gateway/idempotency';
import { runUpkeep } from '../../kernel/upkeep';
import type { TestPerson } from '../../testing';
import { buyer, createShop, type Shop } from '../order/order.fixture';
import { account } from '.';

const CODE = 'GET /api/appuser/v1/user/pub/sms/authCode' as const;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({ captchaAfter: 1000 });
});
afterAll(() => shop.close());

/** All contents of a table, as text. */
async function textOf(table: string): Promise<string> {
  const { rows } = await shop.server.database.executeSql(
    `select coalesce(string_agg(t::text, ' '), '') as text from ${table} t`,
  );
  return String(rows[0]?.text);
}

async function codeFor(mobile: string, scene: string): Promise<string> {
  shop.server.clock.advance(61_000);
  await shop.server.ask(CODE, { query: { mobile, scene } });
  return shop.server.sms.lastCode?.(mobile) ?? '';
}

async function cancel(person: TestPerson): Promise<void> {
  const code = await codeFor(person.mobile, 'cancel');
  await shop.server.ask('POST /api/appuser/v1/user/cancel', { token: person.token, body: { code } });
}

describe('after a cancellation', () => {
  it('no answer to a repeated call names the person any more, and nobody else loses theirs', async () => {
    const [person, other] = [await shop.server.login(), await shop.server.login()];
    for (const one of [person, other]) {
      const { orderNo } = await shop.order(one, { buyer });
      await shop.server.ask('POST /api/mporder/v1/order/cancel', { token: one.token, body: { orderNo } });
    }
    expect(await textOf('idempotent_answers')).toContain(person.accountId);
    await cancel(person);
    const kept = await textOf('idempotent_answers');
    expect(kept).not.toContain(person.accountId);
    expect(kept).toContain(other.accountId);
  });

  it('the phone cannot get more codes that day than any other', async () => {
    // Early on a day in Beijing, so that it does not end meanwhile.
    const { clock } = shop.server;
    clock.advance(DAY_MS - ((clock.now() + 8 * HOUR_MS) % DAY_MS));
    const person = await shop.server.login();
    await cancel(person);
    for (let sent = 2; sent < 10; sent += 1) await codeFor(person.mobile, 'login');
    shop.server.clock.advance(61_000);
    const refused = await shop.server.call(CODE, { query: { mobile: person.mobile, scene: 'login' } });
    expect(refused.name).toBe('SMS_DAILY_LIMIT');
  });

  it('nothing of its codes is left but the count of that day', async () => {
    const person = await shop.server.login();
    shop.server.clock.advance(DAY_MS);
    const rows = async (table: string) => (await shop.server.database.executeSql(`select 1 from ${table}`)).rows.length;
    const before = { codes: await rows('sms_codes'), days: await rows('sms_days') };
    await cancel(person);
    expect({ codes: await rows('sms_codes'), days: await rows('sms_days') }).toEqual({
      codes: before.codes - 1,
      days: before.days,
    });
  });
});

describe('rows about codes and answers', () => {
  it('never name a phone', async () => {
    const { mobile } = await shop.server.login();
    for (const table of ['sms_codes', 'sms_days']) expect(await textOf(table)).not.toContain(mobile);
  });

  it('end with their time, whatever becomes of the account', async () => {
    const person = await shop.server.login();
    await shop.draft(person);
    await shop.order(person);
    expect(await textOf('idempotent_answers')).not.toBe('');
    shop.server.clock.advance(2 * DAY_MS + 1);
    await forgetOldAnswers(shop.server.ctx());
    await runUpkeep(shop.server.app.services, [account]);
    expect(await textOf('idempotent_answers')).toBe('');
    expect(await textOf('sms_codes')).toBe('');
    expect(await textOf('sms_days')).not.toBe('');
    shop.server.clock.advance(371 * DAY_MS);
    await runUpkeep(shop.server.app.services, [account]);
    expect(await textOf('sms_days')).toBe('');
  });
});
