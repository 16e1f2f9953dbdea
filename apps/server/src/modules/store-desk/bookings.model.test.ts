import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Booker, BookingsBook, SLOTS } from './bookings.fixture';

/** How many stories are lived through. */
const STORIES = process.env.TEST_EXTENT === 'full' ? 300 : 12;

let book: BookingsBook;
beforeAll(async () => {
  book = await BookingsBook.open();
});
afterAll(() => book.close());

const slot = fc.nat(SLOTS - 1);
const which = fc.nat(99);
const booker: fc.Arbitrary<Booker> = fc.record({
  channel: fc.constantFrom('standard', 'dealer-board', 'weekend'),
  // Half of them have an account, the others a phone.
  person: fc.option(fc.nat(5)),
});
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ name: fc.constant('book' as const), booker, slot }) },
  { weight: 4, arbitrary: fc.record({ name: fc.constant('move' as const), which, slot }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('shut' as const), slot }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('reopen' as const), slot }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('setCars' as const), cars: fc.integer({ min: 1, max: 3 }) }) },
);

it(
  'whatever is booked, moved, cancelled, closed and changed, seats taken are bookings alive and never above capacity',
  async () => {
    const done: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
        await book.begin();
        const past: string[] = [];
        try {
          for (const next of steps) {
            const answer = await book.take(next);
            past.push(`${JSON.stringify(next)}: ${answer}`);
            done[`${next.name} ${answer}`] = (done[`${next.name} ${answer}`] ?? 0) + 1;
            await book.check();
          }
        } catch (error) {
          throw new Error(`${past.join('\n')}\n${error instanceof Error ? error.stack : error}`);
        }
      }),
      { numRuns: STORIES },
    );
    // The stories get everywhere: else they would prove less than they say.
    expect(Object.keys(done)).toEqual(
      expect.arrayContaining([
        ...['book SUCCESS', 'book BAD_INPUT', 'book DRIVE_RUNNING', 'move SUCCESS', 'cancel SUCCESS'],
        ...['shut SUCCESS', 'reopen SUCCESS', 'setCars SUCCESS', 'setCars STATE_CHANGED'],
      ]),
    );
  },
  process.env.TEST_EXTENT === 'full' ? HOUR_MS : 5 * MINUTE_MS,
);
