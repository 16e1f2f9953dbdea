import { EVERY_DAY, type SlotPlan } from '@voltfront/rules/slot/slot-plan';
import { type Ctx, withTransaction } from '../../kernel/context';
import type { TestServer } from '../../testing';
import { listSlots, savePlans } from '.';

/** Kind of appointment used in these tests. */
export const KIND = 'test';

/** A plan with this capacity, ten hours on each of the next five days. */
export const planFor = (capacity: number): SlotPlan => ({
  hours: [{ weekdays: EVERY_DAY, starts: Array.from({ length: 10 }, (_, index) => (8 + index) * 60), capacity }],
  lengthMinutes: 60,
  leadMinutes: 60,
  days: 5,
});

/** Slot operations at locations used by this test only. */
export class Desk {
  private made = 0;
  constructor(readonly server: TestServer) {}

  /** Runs in a transaction, like a use case. */
  readonly run = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => withTransaction(this.server.ctx(), work);

  /** Creates a location; returns its id. */
  async place(capacity: number): Promise<string> {
    this.made += 1;
    const placeId = `place-${this.made}`;
    await this.run((ctx) => savePlans(ctx, [{ kind: KIND, placeId, plan: planFor(capacity) }]));
    return placeId;
  }

  /** The slot with this index among all that a location offers. */
  async wanted(placeId: string, index: number) {
    const slot = (await listSlots(this.server.ctx(), { kind: KIND, placeId }))[index];
    if (!slot) throw new RangeError(`no slot ${index}`);
    return { placeId, startsAt: slot.startsAt };
  }

  async left(wanted: { placeId: string; startsAt: number }): Promise<number | undefined> {
    const all = await listSlots(this.server.ctx(), { kind: KIND, placeId: wanted.placeId });
    return all.find(({ startsAt }) => startsAt === wanted.startsAt)?.left;
  }

  /** Slots of a location whose counter differs from the number of reservations. */
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
