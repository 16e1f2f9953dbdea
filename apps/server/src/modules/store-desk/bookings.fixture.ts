import { expect } from 'vitest';
import type { TestPerson } from '../../testing';
import { PLACE, STORE } from '../test-drive/test-drive.fixture';
import { CARS, CLOSE, closing, createStoreShop, plates, type StoreShop } from './store-desk.fixture';

/** How many hours of one day the stories are about. */
export const SLOTS = 2;
const PEOPLE = 6;
const MOST_MOVES = 2;
const SATURDAY = 6;
/** Shanghai is this far ahead of UTC (ms). */
const SHANGHAI_MS = 8 * 3_600_000;
const MODEL = 'YL01';

const MOVE = 'POST /api/mpmkt/v1/testDrive/move';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';
const REOPEN = 'POST /api/mporder/v1/staff/store/reopen';

/** Who books, and where they came from. */
export interface Booker {
  channel: 'standard' | 'dealer-board' | 'weekend';
  /** Which of the people; null for a visitor with a phone of their own. */
  person: number | null;
}

/** A step of a story. */
export type Step =
  | { name: 'book'; booker: Booker; slot: number }
  | { name: 'move'; which: number; slot: number }
  | { name: 'cancel'; which: number }
  | { name: 'shut'; slot: number }
  | { name: 'reopen'; slot: number }
  | { name: 'setCars'; cars: number };

interface Booking {
  driveNo: string;
  key: string;
  person: number | null;
  /** Null once the store closed at its time. */
  slot: number | null;
  moves: number;
}

/** What should be booked at a store, kept beside the server that is asked over HTTP. */
export class BookingsBook {
  private readonly people: TestPerson[] = [];
  private starts: number[] = [];
  private alive: Booking[] = [];
  private closures = new Map<number, string>();
  private cars = 3;

  private constructor(private readonly shop: StoreShop) {}

  static async open(): Promise<BookingsBook> {
    const limits = { smsPerAddressHour: 100_000, captchaAfter: 100_000 };
    const rates = { rateAddressPerMinute: 1_000_000, rateWritePerMinute: 100_000 };
    const book = new BookingsBook(await createStoreShop({ ...limits, ...rates }));
    for (let index = 0; index < PEOPLE; index += 1) book.people.push(await book.server.login());
    const query = { placeId: PLACE };
    const all = await book.server.ask('GET /api/mpmkt/v1/testDrive/slots', { query });
    const dayOf = (at: number) => new Date(at + SHANGHAI_MS).getUTCDay();
    const far = book.server.clock.now() + 3 * 86_400_000;
    book.starts = all
      .map(({ startsAt }) => startsAt)
      .filter((at) => at > far && dayOf(at) === SATURDAY)
      .slice(0, SLOTS);
    return book;
  }

  close = () => this.server.close();

  private get server() {
    return this.shop.drives.server;
  }

  private get staff() {
    return { token: this.shop.operator.token };
  }

  private at(slot: number): number {
    return this.starts[slot] ?? 0;
  }

  private taken(slot: number): number {
    return this.alive.filter((booking) => booking.slot === slot).length;
  }

  private hasRoom(slot: number): boolean {
    return !this.closures.has(slot) && this.taken(slot) < this.cars;
  }

  /** An empty store with two cars. */
  async begin(): Promise<void> {
    for (const booking of [...this.alive]) await this.cancel(booking);
    for (const slot of [...this.closures.keys()]) await this.reopen(slot);
    await this.setCars(2);
  }

  /** Takes a step, and compares the answer with what should be; gives its name. */
  async take(step: Step): Promise<string> {
    if (step.name === 'book') return this.book(step.booker, step.slot);
    if (step.name === 'setCars') return this.setCars(step.cars);
    if (step.name === 'shut') return this.shut(step.slot);
    if (step.name === 'reopen') return this.reopen(step.slot);
    const booking = this.alive[step.which % Math.max(1, this.alive.length)];
    if (!booking) return 'nothing booked';
    return step.name === 'move' ? this.move(booking, step.slot) : this.cancel(booking);
  }

  private async book({ channel, person }: Booker, slot: number): Promise<string> {
    const { drives } = this.shop;
    const who = person === null ? null : (this.people[person] ?? null);
    const changes = { slot: this.at(slot), ...(channel === 'weekend' ? { companions: 1 } : {}) };
    const answers = who ? await drives.own(changes) : await drives.visitor(drives.phone(), changes);
    const answer = await drives.submit(who, answers, { code: channel });
    const isRunning = person !== null && this.alive.some((booking) => booking.person === person);
    if (answer.name === 'SUCCESS') {
      expect({ isRunning, hasRoom: this.hasRoom(slot) }).toEqual({ isRunning: false, hasRoom: true });
      const { driveNo, key } = answer.data;
      this.alive.push({ driveNo, key, person, slot, moves: 0 });
    } else if (answer.name === 'DRIVE_RUNNING') expect(isRunning).toBe(true);
    // This channel takes nobody twice within a month.
    else if (answer.name === 'LIMIT_REACHED') expect([channel, isRunning]).toEqual(['dealer-board', true]);
    else expect([answer.name, this.hasRoom(slot)]).toEqual(['BAD_INPUT', false]);
    return answer.name;
  }

  private credentials({ key, person }: Booking) {
    const token = person === null ? undefined : this.people[person]?.token;
    return { key, ...(token ? { token } : {}) };
  }

  private async move(booking: Booking, slot: number): Promise<string> {
    const { key, token } = { token: undefined, ...this.credentials(booking) };
    const body = { key, placeId: PLACE, startsAt: this.at(slot) };
    const { name } = await this.server.call(MOVE, token ? { token, body } : { body });
    const isSame = booking.slot === slot;
    if (name === 'SUCCESS') {
      expect({ inTime: booking.moves < MOST_MOVES, hasRoom: isSame || this.hasRoom(slot) }).toEqual({
        inTime: true,
        hasRoom: true,
      });
      if (!isSame) Object.assign(booking, { slot, moves: booking.moves + 1 });
    } else if (name === 'STATE_CHANGED') expect(booking.moves).toBe(MOST_MOVES);
    else expect([name, this.hasRoom(slot)]).toEqual([this.closures.has(slot) ? 'BAD_INPUT' : 'SLOT_FULL', false]);
    return name;
  }

  private async cancel(booking: Booking): Promise<string> {
    const { key, token } = { token: undefined, ...this.credentials(booking) };
    const { name } = await this.server.call(CANCEL, token ? { token, body: { key } } : { body: { key } });
    expect(name).toBe('SUCCESS');
    this.alive = this.alive.filter((each) => each !== booking);
    return name;
  }

  /** Closes the store for an hour: at first without a word about the bookings in its way, then with their number. */
  private async shut(slot: number): Promise<string> {
    if (this.closures.has(slot)) return 'shut already';
    const inTheWay = this.alive.filter((booking) => booking.slot === slot);
    if (inTheWay.length > 0) {
      const refused = await this.server.call(CLOSE, { ...this.staff, body: closing(this.at(slot), 0) });
      expect(refused.name).toBe('STATE_CHANGED');
      const { count, bookings } = refused.data as unknown as { count: number; bookings: { number: string }[] };
      expect(count).toBe(inTheWay.length);
      expect(bookings.map(({ number }) => number).sort()).toEqual(inTheWay.map(({ driveNo }) => driveNo).sort());
    }
    const body = closing(this.at(slot), inTheWay.length);
    const { closureId } = await this.server.ask(CLOSE, { ...this.staff, body });
    this.closures.set(slot, closureId);
    await this.server.runJobs();
    for (const booking of inTheWay) booking.slot = null;
    return 'SUCCESS';
  }

  private async reopen(slot: number): Promise<string> {
    const closureId = this.closures.get(slot);
    if (closureId === undefined) return 'open already';
    await this.server.ask(REOPEN, { ...this.staff, body: { storeId: STORE, closureId } });
    this.closures.delete(slot);
    return 'SUCCESS';
  }

  /** Changes the number of cars; those booked beyond it are named, and then nothing changes. */
  private async setCars(cars: number): Promise<string> {
    const body = { storeId: STORE, modelId: MODEL, plates: plates(cars), isOpen: true };
    const answer = await this.server.call(CARS, { ...this.staff, body });
    const beyond = this.starts.reduce((sum, _, slot) => sum + Math.max(0, this.taken(slot) - cars), 0);
    expect(answer.name).toBe(beyond === 0 ? 'SUCCESS' : 'STATE_CHANGED');
    if (beyond === 0) this.cars = cars;
    else expect((answer.data as unknown as { bookings: unknown[] }).bookings).toHaveLength(beyond);
    return answer.name;
  }

  /** Compares everything that is stored and offered with what should be. */
  async check(): Promise<void> {
    const { rows } = await this.server.database.executeSql(
      `select (extract(epoch from s.starts_at) * 1000)::float8 as at, s.taken,
          (select count(*)::int from slot_reservations r
            where r.kind = s.kind and r.place_id = s.place_id and r.starts_at = s.starts_at) as held,
          (select count(*)::int from test_drives d where d.place_id = s.place_id and d.starts_at = s.starts_at
            and d.state in ('submitted', 'confirmed', 'moved')) as alive
         from slots s where s.kind = 'testDrive' and s.place_id = $1 and s.taken > 0 order by 1`,
      [PLACE],
    );
    const wanted = this.starts
      .map((at, slot) => ({ at, taken: this.taken(slot) }))
      .filter(({ taken }) => taken > 0)
      .map(({ at, taken }) => ({ at, taken, held: taken, alive: taken }));
    expect(rows).toEqual(wanted);
    const offered = await this.server.ask('GET /api/mpmkt/v1/testDrive/slots', { query: { placeId: PLACE } });
    for (const [slot, at] of this.starts.entries()) {
      const left = offered.find(({ startsAt }) => startsAt === at)?.left;
      expect(left).toBe(this.closures.has(slot) ? undefined : this.cars - this.taken(slot));
    }
  }
}
