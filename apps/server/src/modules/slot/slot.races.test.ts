import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../../testing';
import { bookSlot, closeSlots, freeSlot, moveSlot, reserveSlot, type SlotAnswer, savePlans, slot } from '.';
import { forgetReservations } from './forget-reservations';
import { Desk, holder, KIND, planFor } from './slot.fixture';

const CALLERS = 40;

let desk: Desk;
beforeAll(async () => {
  desk = new Desk(await createTestServer({ modules: [slot] }));
});
afterAll(() => desk.server.close());

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const count = (answers: readonly SlotAnswer[], refusal?: string) =>
  answers.filter((answer) => answer.refusal === refusal).length;

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await desk.server.database.executeSql(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    [],
  );
  return rows.length > 0;
}

/** A promise that the test resolves by `give`. */
class Signal {
  give = () => {};
  readonly given = new Promise<void>((resolve) => {
    this.give = resolve;
  });
}

describe('at once', () => {
  it('40 people want 5 places: 5 get one', async () => {
    const placeId = await desk.place(5);
    const wanted = await desk.wanted(placeId, 7);
    const answers = await times(CALLERS, (index) =>
      desk.run((ctx) => reserveSlot(ctx, holder(`crowd-${index}`), wanted)),
    );
    expect([count(answers), count(answers, 'full')]).toEqual([5, 35]);
    expect(await desk.left(wanted)).toBe(0);
    expect(await desk.mismatches(placeId)).toEqual([]);
  });

  it('one person asks 40 times for one thing: one place is taken', async () => {
    const placeId = await desk.place(CALLERS);
    const [first, second] = [await desk.wanted(placeId, 3), await desk.wanted(placeId, 4)];
    const answers = await times(CALLERS, (index) =>
      desk.run((ctx) => reserveSlot(ctx, holder('eager'), index % 2 === 0 ? first : second)),
    );
    expect([count(answers), count(answers, 'held')]).toEqual([1, 39]);
    expect(((await desk.left(first)) ?? 0) + ((await desk.left(second)) ?? 0)).toBe(2 * CALLERS - 1);
    expect(await desk.mismatches(placeId)).toEqual([]);
  });

  it('40 people move round among full slots: nobody loses a place, none is given twice', async () => {
    const [here, there] = [await desk.place(10), await desk.place(10)];
    const all = [
      await desk.wanted(here, 0),
      await desk.wanted(there, 0),
      await desk.wanted(here, 1),
      await desk.wanted(there, 1),
      await desk.wanted(here, 2),
    ] as const;
    const slotAt = (index: number) => all[index % all.length] ?? all[0];
    for (let index = 0; index < CALLERS; index += 1)
      await desk.run((ctx) => reserveSlot(ctx, holder(`mover-${index}`), slotAt(index % 4)));
    const answers = await times(4 * CALLERS, (index) =>
      desk.run((ctx) =>
        moveSlot(ctx, holder(`mover-${index % CALLERS}`), slotAt(index * 3 + Math.floor(index / CALLERS))),
      ),
    );
    expect(count(answers) + count(answers, 'full')).toBe(4 * CALLERS);
    const left = await Promise.all(all.map((wanted) => desk.left(wanted)));
    expect(left.every((places) => places !== undefined && places >= 0)).toBe(true);
    expect(left.reduce<number>((sum, places) => sum + (places ?? 0), 0)).toBe(50 - CALLERS);
    expect([await desk.mismatches(here), await desk.mismatches(there)]).toEqual([[], []]);
  });

  it('reserving, moving, freeing, closing and leaving end with as many reservations as places taken', async () => {
    const [here, there] = [await desk.place(4), await desk.place(4)];
    const all = [await desk.wanted(here, 8), await desk.wanted(there, 8), await desk.wanted(here, 9)] as const;
    const slotAt = (index: number) => all[index % all.length] ?? all[0];
    const closure = { fromAt: all[0].startsAt, untilAt: all[0].startsAt + 1, reason: '闭店' };
    const steps = await Promise.allSettled(
      Array.from({ length: 5 * CALLERS }, (_, index) => {
        const who = holder(`mixed-${index % 15}`, `thing-${index % 3}`);
        return desk.run<unknown>((ctx) => {
          if (index % 50 === 49) return closeSlots(ctx, { kind: KIND, placeId: here }, closure);
          if (index % 40 === 39) return forgetReservations(ctx, { accountId: who.userId });
          if (index % 45 === 44) return savePlans(ctx, [{ kind: KIND, placeId: there, plan: planFor(4) }]);
          return index % 4 === 3 ? freeSlot(ctx, who) : bookSlot(ctx, who, slotAt(index));
        });
      }),
    );
    expect(steps.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect([await desk.mismatches(here), await desk.mismatches(there)]).toEqual([[], []]);
    const { rows } = await desk.server.database.executeSql(
      'select count(*)::int as count from slot_reservations where place_id = $1 and starts_at = $2',
      [here, new Date(all[0].startsAt)],
    );
    expect(rows[0]).toEqual({ count: 0 });
  });

  it('somebody who comes while a place is being closed gets nothing', async () => {
    const placeId = await desk.place(5);
    const wanted = await desk.wanted(placeId, 6);
    const closure = { fromAt: wanted.startsAt, untilAt: wanted.startsAt + 1, reason: '闭店' };
    const [closed, release] = [new Signal(), new Signal()];
    const closing = desk.run(async (ctx) => {
      await closeSlots(ctx, { kind: KIND, placeId }, closure);
      closed.give();
      await release.given;
    });
    await closed.given;
    let isAnswered = false;
    const booking = desk
      .run((ctx) => reserveSlot(ctx, holder('late'), wanted))
      .finally(() => {
        isAnswered = true;
      });
    await vi.waitFor(async () => expect(isAnswered || (await isAnyoneWaiting())).toBe(true), 10_000);
    release.give();
    await closing;
    expect(await booking).toEqual({ refusal: 'notOffered' });
    expect(await desk.mismatches(placeId)).toEqual([]);
  });
});
