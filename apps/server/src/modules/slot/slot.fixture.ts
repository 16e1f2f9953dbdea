import { EVERY_DAY, type SlotPlan } from '@voltfront/rules/slot/slot-plan';
import { type Ctx, withTransaction } from '../../kernel/context';
import type { TestServer } from '../../testing';
import { listSlots, savePlans } from '.';

/** What the slots of these tests are for. */
export const KIND = 'test';

/** Places of a capacity, ten hours each of the next five days. */
export const planFor = (capacity: number): SlotPlan => ({
  hours: [{ weekdays: EVERY_DAY, starts: Array.from({ length: 10 }, (_, index) => (8 + index) * 60), capacity }],
  lengthMinutes: 60,
  leadMinutes: 60,
  days: 5,
});

/** Steps around the slots of places that take nobody else. */
export class Desk {
  private made = 0;
  constructor(readonly server: TestServer) {}

  /** Runs as a use case does, in a transaction. */
  readonly run = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => withTransaction(this.server.ctx(), work);

  /** A new place; its id. */
  async place(capacity: number): Promise<string> {
    this.made += 1;
    const placeId = `place-${this.made}`;
    await this.run((ctx) => savePlans(ctx, [{ kind: KIND, placeId, plan: planFor(capacity) }]));
    return placeId;
  }

  /** The slot with a number, counted over all that a place offers. */
  async wanted(placeId: string, index: number) {
    const slot = (await listSlots(this.server.ctx(), { kind: KIND, placeId }))[index];
    if (!slot) throw new RangeError(`no slot ${index}`);
    return { placeId, startsAt: slot.startsAt };
  }

  async left(wanted: { placeId: string; startsAt: number }): Promise<number | undefined> {
    const all = await listSlots(this.server.ctx(), { kind: KIND, placeId: wanted.placeId });
    return all.find(({ startsAt }) => startsAt === wanted.startsAt)?.left;
  }

  /** Slots of a place whose count of places differs from the reservations that they have. */
  async mismatches(placeId: string): Promise<unknown[]> {
    const { rows } = await this.server.database.executeSql(
      `select s.starts_at, s.taken, count(r.thing_id)::int as held from slots s
         left join slot_reservations r on r.kind = s.kind and r.place_id = s.place_id and r.starts_at = s.starts_at
        where s.place_id = $1 group by s.starts_at, s.taken having s.taken <> count(r.thing_id)`,
      [placeId],
    );
    return rows;
  }
}

export const holder = (userId: string, thingId = 'thing') => ({ kind: KIND, userId, thingId });
