import type { OrderState } from '@voltfront/rules/order/order-moves';
import { HOUR_MS } from '@voltfront/rules/time';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OrderBooks } from './order-books.fixture';
import { type Beginning, OrderStory } from './order-story.fixture';
import { StoryShop } from './order-story-shop.fixture';
import { OWN_MOVES, STEPS, type StepName } from './order-story-steps.fixture';

/**
 * How many orders are lived through: many on PostgreSQL alone, which is the faster one. Each shop has few of them, so that the
 * last ones take no longer than the first.
 */
const { TEST_EXTENT, TEST_DATABASE_URL, TEST_ORDERS } = process.env;
const ORDERS_OF_A_SHOP = 200;
const SHOPS = Math.ceil(
  Number(TEST_ORDERS ?? (TEST_EXTENT === 'full' && TEST_DATABASE_URL ? 10_000 : ORDERS_OF_A_SHOP)) / ORDERS_OF_A_SHOP,
);

let world: StoryShop;
beforeEach(async () => {
  world = await StoryShop.open();
});
afterEach(() => world.close());

/** Steps that lead on from a state, in the order that people take; without them few stories would get to the end. */
const ROADS: Partial<Record<OrderState, readonly StepName[]>> = {
  created: ['pay', 'atCashier'],
  intentionPaid: ['convert', 'pay', 'atCashier'],
  refunding: ['approveRefund', 'pause', 'nameAccount', 'transfer', 'transfer'],
  locked: ['startProduction'],
  inProduction: ['ship'],
  inTransit: ['arrive'],
  arrived: [
    ...['writeReport', 'askLoan', 'payPart', 'atCashier', 'atLender', 'bindOldCar', 'askInsurer', 'handOverOldCar'],
    ...['payOut', 'confirmReport', 'confirmQuote', 'payPart', 'atCashier'],
  ] as StepName[],
  paidInFull: [
    ...['writeReport', 'answerReport', 'confirmReport', 'sendPolicy', 'acceptPolicy', 'showCode', 'scan', 'takeCar'],
    ...['askInvoice', 'pause'],
  ] as StepName[],
  delivered: ['askInvoice', 'pause', 'pause', 'reissue', 'redFlush', 'issueAgain'],
};
const OF_LOAN: readonly StepName[] = ['askLoan', 'atLender', 'payOut'];
const OF_OLD_CAR: readonly StepName[] = ['bindOldCar', 'handOverOldCar'];

function roadOf({ hasLoan, hasOldCar, wantsRefund }: Beginning, state: OrderState): readonly StepName[] {
  if (state === 'depositPaid') return wantsRefund ? ['askRefund'] : ['lock'];
  const without = [...(hasLoan ? [] : OF_LOAN), ...(hasOldCar ? [] : OF_OLD_CAR)];
  return (ROADS[state] ?? STEPS).filter((name) => !without.includes(name));
}

/** A step of a story: one that leads on, or any; and whether jobs run after it. */
interface Turn {
  leadsOn: boolean;
  pick: number;
  arg: number;
  hasJobs: boolean;
}

/** True in all of `times` but one. */
const allButOneOf = (times: number) => fc.nat(times - 1).map((one) => one > 0);
const oneOf = (times: number) => fc.nat(times - 1).map((one) => one === 0);
const turn: fc.Arbitrary<Turn> = fc.record({
  leadsOn: allButOneOf(5),
  pick: fc.nat(999),
  arg: fc.nat(99),
  hasJobs: allButOneOf(6),
});
const beginning: fc.Arbitrary<Beginning> = fc.record({
  kind: fc.constantFrom('deposit', 'deposit', 'deposit', 'intention'),
  hasCoupon: fc.boolean(),
  hasOldCar: oneOf(4),
  hasLoan: oneOf(3),
  isArrived: oneOf(2),
  wantsRefund: oneOf(5),
  isRefundRefused: oneOf(3),
});

/** How many orders ended in each state. */
const told: Partial<Record<OrderState, number>> = {};

it.each(Array.from({ length: SHOPS }, (_, shop) => [shop]))(
  'whatever happens to an order of shop %i, it is in an allowed state and its money adds up',
  async (shop) => {
    const story = fc.asyncProperty(beginning, fc.array(turn, { minLength: 8, maxLength: 40 }), async (how, turns) => {
      const last = await live(how, turns);
      told[last] = (told[last] ?? 0) + 1;
    });
    await fc.assert(story, { numRuns: ORDERS_OF_A_SHOP, seed: (fc.readConfigureGlobal().seed ?? 0) + shop });
  },
  HOUR_MS,
);

// Else they would prove less than they say.
it.each(['expired', 'cancelled', 'refunded', 'delivered'] as const)('some of these orders ended as %s', (state) => {
  expect(told[state]).toBeGreaterThan(0);
});

/** Lives through one order, checking its books after each step; returns the state in which it came to rest. */
async function live(how: Beginning, turns: readonly Turn[]): Promise<OrderState> {
  const story = await OrderStory.begin(world, how);
  const books = new OrderBooks(story);
  if (how.isArrived) await story.bringCar();
  await books.check({ own: undefined, isDone: null });
  const past: string[] = [];
  try {
    const walked = new Map<OrderState, number>();
    for (const { leadsOn, pick, arg, hasJobs } of turns) {
      const steps = leadsOn ? roadOf(how, books.state) : STEPS;
      const before = walked.get(books.state) ?? 0;
      if (leadsOn) walked.set(books.state, before + 1);
      const name = steps[(leadsOn ? before : pick) % steps.length] ?? 'wait';
      past.push(`${books.state}: ${name}(${arg})${hasJobs ? ', jobs' : ''}`);
      const isDone = (await story[name](arg)) ?? null;
      if (hasJobs) await world.server.runJobs();
      await books.check({ own: OWN_MOVES[name], isDone });
    }
    past.push('comes to rest');
    await story.settle();
    await books.checkAtRest();
  } catch (error) {
    throw new Error(`${JSON.stringify(how)}\n${past.join('\n')}\n${error instanceof Error ? error.stack : error}`);
  }
  return books.state;
}
