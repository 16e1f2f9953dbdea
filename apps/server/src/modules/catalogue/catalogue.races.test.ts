import { DAY_MS } from '@voltfront/rules/time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { standard } from '../order/order.fixture';
import { catalogueChanged } from '../vehicle';
import { APPROVE, CatalogueDesk, REJECT, REVERT, WITHDRAW } from './catalogue.fixture';
import { applyCatalogueChange } from './decide-change';

const ROUNDS = [0, 1, 2];
const YUAN = 100;
const VERSION_ID = standard.versionId;

let desk: CatalogueDesk;
let carl: TestPerson;
const people: TestPerson[] = [];
beforeAll(async () => {
  desk = await CatalogueDesk.open();
  for (let n = 0; n < 20; n += 1) people.push(await desk.yard.server.login());
  carl = await desk.yard.server.login({ roles: ['operator'] });
});
afterAll(() => desk.yard.close());

/** Forty callers at once, of two kinds in turn. */
const forty = <A, B>(one: (index: number) => Promise<A>, other: (index: number) => Promise<B>) =>
  Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one(index) : other(index))));

const priceNow = async () => (await desk.version()).priceFen;

describe('at once', () => {
  it('forty approvals by two people put a price into force once', async () => {
    const before = await priceNow();
    const change = await desk.propose(before + 10 * YUAN);
    const answers = await forty(
      () => desk.decide(APPROVE, desk.ben, change),
      () => desk.decide(APPROVE, carl, change),
    );
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    expect(answers.filter(({ name }) => name === 'STATE_CHANGED')).toHaveLength(39);
    expect(await priceNow()).toBe(before + 10 * YUAN);
    const { state, approval } = await desk.change(change);
    expect([state, [desk.ben.accountId, carl.accountId].includes(approval?.staffId ?? '')]).toEqual(['applied', true]);
  });

  it.each(ROUNDS)('approvals and rejections leave one story (%i)', async () => {
    const before = await priceNow();
    const change = await desk.propose(before + 10 * YUAN);
    const answers = await forty(
      () => desk.decide(APPROVE, desk.ben, change),
      () => desk.decide(REJECT, carl, change),
    );
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    const { state, approval, ending } = await desk.change(change);
    expect(await priceNow()).toBe(state === 'applied' ? before + 10 * YUAN : before);
    expect([state, approval !== null, ending !== null]).toEqual(
      state === 'applied' ? ['applied', true, false] : ['rejected', false, true],
    );
  });

  it.each(ROUNDS)('approvals and withdrawals leave one story (%i)', async () => {
    const before = await priceNow();
    const change = await desk.propose(before + 10 * YUAN);
    const answers = await forty(
      () => desk.decide(APPROVE, desk.ben, change),
      () => desk.decide(WITHDRAW, desk.anna, change),
    );
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    const { state } = await desk.change(change);
    expect(await priceNow()).toBe(state === 'applied' ? before + 10 * YUAN : before);
  });

  it('of forty proposals for one price one is approved, and the others are told of the new price', async () => {
    const before = await priceNow();
    const proposals = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => desk.propose(before + (index + 1) * YUAN)),
    );
    const answers = await Promise.all(
      proposals.map((change, index) => desk.decide(APPROVE, index % 2 === 0 ? desk.ben : carl, change)),
    );
    const won = answers.findIndex(({ name }) => name === 'SUCCESS');
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    expect(answers.filter(({ message }) => message.includes('请按现价重新提交'))).toHaveLength(39);
    expect(await priceNow()).toBe(before + (won + 1) * YUAN);
    const stale = await Promise.all(proposals.map((change) => desk.change(change)));
    expect(stale.filter(({ isStale }) => isStale)).toHaveLength(39);
  });

  it('a change whose day has come is in force once, or withdrawn', async () => {
    const before = await priceNow();
    const startsAt = desk.yard.server.clock.now() + DAY_MS;
    const change = await desk.propose(before + 10 * YUAN, { startsAt });
    await desk.decide(APPROVE, desk.ben, change);
    desk.yard.server.clock.advance(DAY_MS + 1000);
    const { server } = desk.yard;
    const run = () => server.database.transaction((db) => applyCatalogueChange({ ...server.ctx(), db }, change));
    await Promise.allSettled([
      ...Array.from({ length: 20 }, run),
      ...Array.from({ length: 20 }, () => desk.decide(WITHDRAW, carl, change)),
    ]);
    await server.runJobs();
    const { state, approval } = await desk.change(change);
    expect(approval?.staffId).toBe(desk.ben.accountId);
    expect(['applied', 'withdrawn']).toContain(state);
    expect(await priceNow()).toBe(state === 'applied' ? before + 10 * YUAN : before);
  });

  it('a catalogue whose reading began before a change is not kept', async () => {
    const { server } = desk.yard;
    const before = await priceNow();
    const setPrice = (fen: number) =>
      server.database.transaction(async (db) => {
        await db.execute(sql`update vehicle_version set base_price_fen = ${fen} where version_id = ${VERSION_ID}`);
        await catalogueChanged({ ...server.ctx(), db });
      });
    await setPrice(before);
    // Locks the last table that the catalogue is read from: its prices are read then, and the whole waits.
    let release = () => {};
    const written = new Promise<void>((resolve) => {
      release = resolve;
    });
    let lock = Promise.resolve();
    await new Promise<void>((locked) => {
      lock = server.database.transaction(async (db) => {
        await db.execute(sql`lock table vehicle_subsidy in access exclusive mode`);
        locked();
        await written;
      });
    });
    const reading = priceNow();
    const waiting = sql`select count(*)::int as n from pg_locks where not granted and relation = 'vehicle_subsidy'::regclass`;
    await expect
      .poll(async () => (await server.database.db.execute<{ n: number }>(waiting)).rows[0]?.n, { timeout: 20_000 })
      .toBe(1);
    await setPrice(before + YUAN);
    release();
    await lock;
    expect(await reading).toBe(before);
    expect(await priceNow()).toBe(before + YUAN);
    await setPrice(before);
  });

  it('forty reverts of a sale take it back once', async () => {
    const { data: change } = await desk.sale({
      kind: 'version',
      items: [{ id: VERSION_ID, before: 'onSale', after: 'soldOut' }],
    });
    const answers = await forty(
      () => desk.decide(REVERT, desk.ben, change),
      () => desk.decide(REVERT, carl, change),
    );
    expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(1);
    expect((await desk.version()).sale).toBe('onSale');
  });

  it.each(ROUNDS)('a car is withdrawn or held, never both (%i)', async () => {
    const id = await desk.yard.receive();
    const answers = await Promise.all([
      ...people.map((person) => desk.yard.tick(person, id).then(({ name }) => ({ by: 'customer', name }))),
      ...Array.from({ length: 20 }, () =>
        desk
          .sale({ kind: 'car', items: [{ id, before: 'onSale', after: 'withdrawn' }] })
          .then(({ name }) => ({ by: 'staff', name })),
      ),
    ]);
    const done = answers.filter(({ name }) => name === 'SUCCESS');
    expect(done).toHaveLength(1);
    expect(await desk.yard.stateOf(id)).toBe(done[0]?.by === 'staff' ? 'withdrawn' : 'held');
  });

  it.each(ROUNDS)('orders are made at the price that was seen, whenever it changes (%i)', async () => {
    const { yard } = desk;
    const before = await priceNow();
    const drafts = await Promise.all(people.map((person) => yard.signedDraft(person)));
    const change = await desk.propose(before + 10 * YUAN);
    const confirm = (index: number) => {
      const draft = drafts[index];
      const body = { draftId: draft?.draftId, totalFen: draft?.quote.totalFen, dueFen: draft?.dueFen };
      return yard.server.call('POST /api/mporder/v1/order/confirm', { token: people[index]?.token ?? '', body });
    };
    const answers = await Promise.all([
      desk.decide(APPROVE, desk.ben, change),
      ...people.map((_, index) => confirm(index)),
    ]);
    for (const [index, answer] of answers.slice(1).entries()) {
      expect(['SUCCESS', 'PRICE_CHANGED']).toContain(answer.name);
      if (answer.name === 'SUCCESS')
        expect((answer.data as { totalFen: number }).totalFen).toBe(drafts[index]?.quote.totalFen);
    }
    expect(await priceNow()).toBe(before + 10 * YUAN);
  });
});
