import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing';
import { bookSlot, closeSlots, freeSlot, listSlots, moveSlot, openSlots, reserveSlot, savePlans, slot } from '.';
import { forgetReservations } from './forget-reservations';
import { Desk, holder, KIND, planFor } from './slot.fixture';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let desk: Desk;
beforeAll(async () => {
  desk = new Desk(await createTestServer({ modules: [slot] }));
});
afterAll(() => desk.server.close());

const now = () => desk.server.clock.now();

describe('a slot', () => {
  it('is reserved, moved and given back', async () => {
    const placeId = await desk.place(2);
    const [first, second] = [await desk.wanted(placeId, 3), await desk.wanted(placeId, 4)];
    const { reservation } = await desk.run((ctx) => reserveSlot(ctx, holder('anna'), first));
    expect(reservation).toMatchObject({ ...first, endsAt: first.startsAt + HOUR_MS });
    expect(await desk.left(first)).toBe(1);
    await desk.run((ctx) => moveSlot(ctx, holder('anna'), second));
    expect([await desk.left(first), await desk.left(second)]).toEqual([2, 1]);
    expect(await desk.run((ctx) => freeSlot(ctx, holder('anna')))).toBe(true);
    expect(await desk.left(second)).toBe(2);
    expect(await desk.run((ctx) => freeSlot(ctx, holder('anna')))).toBe(false);
    expect(await desk.mismatches(placeId)).toEqual([]);
  });

  it('is moved from one place to another', async () => {
    const [here, there] = [await desk.wanted(await desk.place(1), 0), await desk.wanted(await desk.place(1), 0)];
    await desk.run((ctx) => bookSlot(ctx, holder('anna'), here));
    await desk.run((ctx) => bookSlot(ctx, holder('anna'), there));
    expect([await desk.left(here), await desk.left(there)]).toEqual([1, 0]);
  });

  it('is one per person and thing', async () => {
    const placeId = await desk.place(9);
    const [first, second] = [await desk.wanted(placeId, 1), await desk.wanted(placeId, 2)];
    await desk.run((ctx) => reserveSlot(ctx, holder('ben'), first));
    expect(await desk.run((ctx) => reserveSlot(ctx, holder('ben'), first))).toEqual({ refusal: 'held' });
    expect(await desk.run((ctx) => reserveSlot(ctx, holder('ben'), second))).toEqual({ refusal: 'held' });
    expect([await desk.left(first), await desk.left(second)]).toEqual([8, 9]);
    const other = await desk.run((ctx) => reserveSlot(ctx, holder('ben', 'another'), second));
    expect(other.reservation).toBeDefined();
  });

  it('that is full, not offered or not held is refused, and nothing changes', async () => {
    const placeId = await desk.place(1);
    const [first, second] = [await desk.wanted(placeId, 1), await desk.wanted(placeId, 2)];
    await desk.run((ctx) => reserveSlot(ctx, holder('anna', 'a'), first));
    await desk.run((ctx) => reserveSlot(ctx, holder('ben', 'b'), second));
    const refusals = await desk.run(async (ctx) => [
      await reserveSlot(ctx, holder('carl', 'c'), first),
      await moveSlot(ctx, holder('anna', 'a'), second),
      await moveSlot(ctx, holder('ben', 'b'), first),
      await moveSlot(ctx, holder('carl', 'c'), first),
      await bookSlot(ctx, holder('carl', 'c'), { placeId, startsAt: first.startsAt + 1 }),
      await bookSlot(ctx, holder('carl', 'c'), { placeId: 'nowhere', startsAt: first.startsAt }),
    ]);
    expect(refusals.map(({ refusal }) => refusal)).toEqual([
      'full',
      'full',
      'full',
      'notHeld',
      'notOffered',
      'notOffered',
    ]);
    expect(await desk.mismatches(placeId)).toEqual([]);
    expect([await desk.left(first), await desk.left(second)]).toEqual([0, 0]);
  });

  it('that is over stands in no way of the next one', async () => {
    const placeId = await desk.place(1);
    const first = await desk.wanted(placeId, 0);
    await desk.run((ctx) => reserveSlot(ctx, holder('dora'), first));
    desk.server.clock.set(first.startsAt + HOUR_MS);
    expect(await desk.run((ctx) => freeSlot(ctx, holder('dora')))).toBe(false);
    const next = await desk.wanted(placeId, 5);
    expect((await desk.run((ctx) => reserveSlot(ctx, holder('dora'), next))).reservation).toMatchObject(next);
  });
});

describe('a place', () => {
  it('takes as many as its plan says now, and those who came before stay', async () => {
    const placeId = await desk.place(3);
    const wanted = await desk.wanted(placeId, 2);
    for (const name of ['a', 'b']) await desk.run((ctx) => reserveSlot(ctx, holder(name, 'plan'), wanted));
    await desk.run((ctx) => savePlans(ctx, [{ kind: KIND, placeId, plan: planFor(1) }]));
    expect(await desk.left(wanted)).toBe(0);
    expect(await desk.run((ctx) => reserveSlot(ctx, holder('c', 'plan'), wanted))).toEqual({ refusal: 'full' });
    expect(await desk.run((ctx) => freeSlot(ctx, holder('a', 'plan')))).toBe(true);
    expect(await desk.left(wanted)).toBe(0);
  });

  it('that is closed takes nobody, ends what was reserved, and opens again', async () => {
    const placeId = await desk.place(2);
    const [inside, outside] = [await desk.wanted(placeId, 12), await desk.wanted(placeId, 25)];
    await desk.run((ctx) => reserveSlot(ctx, holder('anna', 'shut'), inside));
    await desk.run((ctx) => reserveSlot(ctx, holder('ben', 'shut'), inside));
    await desk.run((ctx) => reserveSlot(ctx, holder('carl', 'shut'), outside));
    const closure = { fromAt: inside.startsAt - HOUR_MS, untilAt: inside.startsAt + HOUR_MS, reason: '门店盘点' };
    const ended = await desk.run((ctx) => closeSlots(ctx, { kind: KIND, placeId }, closure));
    expect(ended.map(({ userId }) => userId)).toEqual(['anna', 'ben']);
    expect([await desk.left(inside), await desk.left(outside)]).toEqual([undefined, 1]);
    expect(await desk.run((ctx) => bookSlot(ctx, holder('anna', 'shut'), inside))).toEqual({ refusal: 'notOffered' });
    await desk.run((ctx) => openSlots(ctx, { kind: KIND, placeId }, closure));
    expect(await desk.left(inside)).toBe(2);
    expect(await desk.mismatches(placeId)).toEqual([]);
  });

  it('is not closed for a time that is none or is over', async () => {
    const key = { kind: KIND, placeId: await desk.place(1) };
    for (const [fromAt, untilAt] of [
      [now() + DAY_MS, now() + DAY_MS],
      [now() - DAY_MS, now()],
      [Number.NaN, now() + DAY_MS],
    ] as const)
      await expect(desk.run((ctx) => closeSlots(ctx, key, { fromAt, untilAt, reason: '' }))).rejects.toMatchObject({
        rowName: 'BAD_INPUT',
      });
    const unknown = { kind: KIND, placeId: 'nowhere' };
    const closure = { fromAt: now(), untilAt: now() + DAY_MS, reason: '' };
    await expect(desk.run((ctx) => closeSlots(ctx, unknown, closure))).rejects.toMatchObject({ rowName: 'NOT_FOUND' });
  });

  it('with a plan that makes no sense is not written', async () => {
    const plan = planFor(0);
    await expect(desk.run((ctx) => savePlans(ctx, [{ kind: KIND, placeId: 'bad', plan }]))).rejects.toThrow(
      'misshapen',
    );
  });
});

describe('what is kept', () => {
  it('is forgotten with the account, and coming places are given back', async () => {
    const placeId = await desk.place(1);
    const [first, second] = [await desk.wanted(placeId, 1), await desk.wanted(placeId, 2)];
    await desk.run((ctx) => reserveSlot(ctx, holder('gone', 'one'), first));
    await desk.run((ctx) => reserveSlot(ctx, holder('gone', 'two'), second));
    await desk.run((ctx) => forgetReservations(ctx, { accountId: 'gone' }));
    expect([await desk.left(first), await desk.left(second)]).toEqual([1, 1]);
    expect(await desk.mismatches(placeId)).toEqual([]);
  });

  it('is dropped a month after it was over', async () => {
    const placeId = await desk.place(1);
    const wanted = await desk.wanted(placeId, 0);
    await desk.run((ctx) => reserveSlot(ctx, holder('old', 'row'), wanted));
    const count = async () => {
      const { rows } = await desk.server.database.executeSql(
        'select count(*)::int as count from slots where place_id = $1',
        [placeId],
      );
      return rows[0]?.count;
    };
    await slot.upkeep?.(desk.server.ctx());
    expect(await count()).toBe(1);
    desk.server.clock.advance(32 * DAY_MS);
    await slot.upkeep?.(desk.server.ctx());
    expect(await count()).toBe(0);
    expect(await listSlots(desk.server.ctx(), { kind: KIND, placeId })).not.toEqual([]);
  });
});
