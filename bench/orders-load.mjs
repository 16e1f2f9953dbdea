/**
 * Orders created and paid a second on PostgreSQL, with statements per order; with `--against` beside another commit,
 * both in turns on one PostgreSQL, each time with an empty database.
 * Usage: node bench/orders-load.mjs [--against <commit>] [--seconds 15] [--rounds 3] [--callers 20]
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { FLOWS, openCallers } from './order-flow.mjs';
import { prepareCommit } from './other-commit.mjs';
import { middleOf } from './paced-load.mjs';
import { repository, startServer } from './server-process.mjs';
import { COUNTING, freshCountedDatabase } from './statement-figures.mjs';
import { printTable, reportBudgets } from './table.mjs';

const number = (text) => ({ type: 'string', default: text });
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    seconds: number('15'),
    rounds: number('3'),
    callers: number('20'),
    'node-flag': { type: 'string', multiple: true, default: [] },
  },
});
const seconds = Number(options.seconds);
const callers = Number(options.callers);
/** Warm-up: orders of each caller before the measurement. */
const WARM_UP = 5;
/** Most statements per order, sessions and jobs included (bench/README.md). */
const BUDGETS = { created: 25, paid: 60 };

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Every caller makes one order after the other until `isOver(how many it made)`. @returns how long each took, in ms */
async function orderUntil(people, flow, isOver) {
  const took = [];
  const one = async (_, index) => {
    for (let made = 0; !isOver(made); made++) {
      const from = performance.now();
      await people.run(index, flow);
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: callers }, one));
  return took.sort((a, b) => a - b);
}

/** One flow on one server under full load. */
async function measureFlow(people, database, flow) {
  await orderUntil(people, flow, (made) => made >= WARM_UP);
  const before = await database.count();
  const from = performance.now();
  const endsAt = from + seconds * 1000;
  const took = await orderUntil(people, flow, () => performance.now() >= endsAt);
  const tookS = (performance.now() - from) / 1000;
  const statements = (await database.count()) - before;
  return {
    perSecond: took.length / tookS,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    statements: statements / took.length,
  };
}

/** A fresh server of a side on an empty database, through every flow. */
async function measureSide(postgres, side) {
  const database = await freshCountedDatabase(postgres.url);
  const server = await startServer({ DATABASE_URL: database.url }, side.root, options['node-flag']);
  try {
    const people = await openCallers(server.origin, callers);
    for (const flow of Object.keys(FLOWS)) side.rounds[flow].push(await measureFlow(people, database, flow));
    people.close();
  } finally {
    await server.stop();
    await database.drop();
  }
}

const sideOf = (name, root) => ({
  name,
  root,
  rounds: Object.fromEntries(Object.keys(FLOWS).map((flow) => [flow, []])),
});

function report(sides) {
  const broken = [];
  const rows = Object.keys(FLOWS).flatMap((flow) =>
    sides.map(({ name, root, rounds }) => {
      const { perSecond, p50, p99, statements } = middleOf(rounds[flow]);
      if (root === repository && statements > BUDGETS[flow])
        broken.push(`${flow}: ${statements.toFixed(1)} statements per order, budget ${BUDGETS[flow]}`);
      return [flow, name, perSecond.toFixed(1), p50.toFixed(0), p99.toFixed(0), statements.toFixed(1)];
    }),
  );
  printTable(['orders', 'commit', 'orders/s', 'p50 ms', 'p99 ms', 'statements'], rows);
  reportBudgets(broken);
}

const other = options.against ? prepareCommit(options.against) : null;
const postgres = await startPostgres(COUNTING);
try {
  const own = sideOf('this one', repository);
  const sides = other ? [sideOf(other.name, other.root), own] : [own];
  // The sides change their order each round, so that a machine that slows down affects them alike.
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const side of round % 2 ? [...sides].reverse() : sides) await measureSide(postgres, side);
  }
  report(sides);
} finally {
  await postgres.close();
  other?.remove();
}
