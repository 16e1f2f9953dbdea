/**
 * A flash sale over HTTP on PostgreSQL: 2,000 buyers tap within some seconds for one of 50 cars, wait in the queue as their
 * phones do, and order what they hold. Exactly 50 are sold, nobody has two, and every answer is measured.
 * Usage: node bench/snap-up-load.mjs [--buyers 2000] [--cars 50] [--seconds 5] [--rounds 1]
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { startServer } from './server-process.mjs';
import { login, must, signed } from './signed-client.mjs';
import { printTable, reportBudgets } from './table.mjs';

const number = (text) => ({ type: 'string', default: text });
const { values: options } = parseArgs({
  options: { buyers: number('2000'), cars: number('50'), seconds: number('5'), rounds: number('1') },
});
const buyers = Number(options.buyers);
const cars = Number(options.cars);
const rushMs = Number(options.seconds) * 1000;
const rounds = Number(options.rounds);
/** p95 of an answer while everybody buys (bench/README.md). */
const P95_BUDGET_MS = 1000;
const SALE = { slug: 'snap-up', code: 'mist' };
const [SUCCESS, TICKET] = ['000000', '2000001'];
/** One buyer in so many taps twice at once. */
const HASTY = 10;
/** Buyers who log in at a time. */
const LOGINS = 20;
/** A crowd's phones: their logins and orders bring no risk token, and come from one address. */
const LIFTED = { RATE_HEAVY_PER_MINUTE: '1000000', RISK_UNKNOWN_LIMIT: '100000' };

/** Shortest time (ms) in which somebody reads the order and confirms it. */
const READ_MS = 1500;

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** One call, and how long its answer took. A connection of its own for each that is under way, as phones have. */
function send(agent, origin, path, { token, body, ticket }) {
  const headers = signed({
    'content-type': 'application/json',
    'x-volt-idempotency': randomUUID(),
    authorization: `Bearer ${token}`,
    ...(ticket && { 'x-volt-ticket': ticket }),
  });
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { agent, method: 'POST', headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const { code, data } = JSON.parse(Buffer.concat(chunks).toString());
        resolve({ status: answer.statusCode, code, data, tookMs: performance.now() - from });
      });
    });
    call.once('error', (error) => {
      // The server closed an idle connection at the same moment; phones take another one.
      if (call.reusedSocket && error.code === 'ECONNRESET') resolve(send(agent, origin, path, { token, body, ticket }));
      else resolve({ status: 0, code: error.code ?? error.message, tookMs: performance.now() - from });
    });
    call.end(JSON.stringify(body));
  });
}

async function logEverybodyIn(origin) {
  const tokens = [];
  const one = async (_, lane) => {
    for (let index = lane; index < buyers; index += LOGINS)
      tokens[index] = await login(origin, `137${String(index).padStart(8, '0')}`);
  };
  await Promise.all(Array.from({ length: LOGINS }, one));
  return tokens;
}

/** Longest wait for the jobs of the logins. */
const MOST_JOBS_MS = 120_000;

/** Waits until the jobs of the logins are done: people log in long before a sale. */
async function jobsAreDone(database) {
  const due =
    "select count(*)::int as due from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()";
  const endsAt = performance.now() + MOST_JOBS_MS;
  while ((await database.query(due)).rows[0].due > 0) {
    if (performance.now() > endsAt) throw new Error('the jobs of the logins were not done in time');
    await pause(500);
  }
}

/** All cars are there, and nobody has one. */
async function openSale(database) {
  await database.query(
    `update campaigns set settings = jsonb_set(settings, array['cars',
       (select (n - 1)::text from jsonb_array_elements(settings -> 'cars') with ordinality c(car, n) where car ->> 'code' = $2),
       'stock'], to_jsonb($3::int)) where slug = $1`,
    [SALE.slug, SALE.code, cars],
  );
  const ofSale = 'campaign_id = (select id from campaigns where slug = $1)';
  await database.query(`delete from snap_up_places where ${ofSale}`, [SALE.slug]);
  await database.query(`update snap_up_cars set taken = 0 where code = $2 and ${ofSale}`, [SALE.slug, SALE.code]);
  // What the server knows of the sale is a second old at most.
  await pause(1500);
}

/** Everybody looks at the page and its countdown in the last seconds before the sale. */
async function waitForStart(origin, tokens) {
  const look = async (_, lane) => {
    for (let index = lane; index < buyers; index += LOGINS)
      await must(origin, 'GET', `/api/mpmkt/v1/campaign/snapUp?slug=${SALE.slug}`, { token: tokens[index] });
  };
  await Promise.all(Array.from({ length: LOGINS }, look));
}

/** What every order of the car says. */
async function orderOf(origin, token) {
  const { quote } = await must(origin, 'GET', `/api/mpmkt/v1/campaign/snapUp/car?slug=${SALE.slug}&code=${SALE.code}`);
  const agreements = await must(origin, 'GET', '/api/mporder/v1/order/agreements?kind=deposit', { token });
  return {
    slug: SALE.slug,
    totalFen: quote.totalFen,
    cityCode: '310100',
    buyer: { kind: 'personal', name: '张三', idNumber: '11010519491231002X', mobile: '13900000001' },
    agreements: agreements.map(({ agreementId, version }) => ({ agreementId, version })),
  };
}

/** Everybody wants a car. @returns every answer, and who ordered what */
async function rush(origin, tokens, wanted) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const answers = [];
  const orders = new Map();
  const ask = async (what, path, input) => {
    const answer = await send(agent, origin, `/api/mpmkt/v1/campaign/snapUp/${path}`, input);
    answers.push({ what, ...answer });
    return answer;
  };
  const buy = async (token, index) => {
    await pause((index * rushMs) / buyers);
    let place = await ask('place', 'place', { token, body: SALE });
    if (place.code === TICKET) {
      await pause(place.data.waitMs ?? 0);
      place = await ask('place, with a ticket', 'place', { token, body: SALE, ticket: place.data.ticket });
    }
    if (place.code !== SUCCESS) return;
    await pause(READ_MS + (index % 10) * 100);
    const { code, data } = await ask('order', 'order', { token, body: wanted });
    if (code === SUCCESS) orders.set(token, (orders.get(token) ?? new Set()).add(data.orderNo));
  };
  await Promise.all(
    tokens.flatMap((token, index) => Array.from({ length: index % HASTY === 0 ? 2 : 1 }, () => buy(token, index))),
  );
  agent.destroy();
  return { answers, orders };
}

async function soldSince(database, from) {
  const { rows } = await database.query(
    `select count(*)::int as orders, count(distinct user_id)::int as people from orders
     where kind = 'snapUp' and created_at >= $1`,
    [from],
  );
  return rows[0];
}

function report(all, faults) {
  const names = [...new Set(all.map(({ what }) => what))];
  const rowOf = (name, some) => {
    const sorted = some.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
    const figures = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(0));
    return [name, some.length, ...figures, (sorted.at(-1) ?? 0).toFixed(0)];
  };
  printTable(
    ['answers', 'number', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms'],
    [
      ...names.map((name) =>
        rowOf(
          name,
          all.filter(({ what }) => what === name),
        ),
      ),
      rowOf('all', all),
    ],
  );
  const p95 = percentile(
    all.map(({ tookMs }) => tookMs).sort((a, b) => a - b),
    0.95,
  );
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}.`);
  if (p95 > P95_BUDGET_MS) faults.push(`p95 of an answer: ${p95.toFixed(0)} ms, budget ${P95_BUDGET_MS}`);
  const failed = all.filter(({ status }) => status === 0 || status >= 500);
  const kinds = [...new Set(failed.map(({ status, code }) => `${status} ${code}`))];
  if (failed.length > 0) faults.push(`${failed.length} calls failed: ${kinds.join(', ')}`);
  reportBudgets(faults);
}

const postgres = await startPostgres();
const name = `bench_${randomUUID().replaceAll('-', '')}`;
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
await admin.query(`create database ${name}`);
const url = new URL(postgres.url);
url.pathname = `/${name}`;
const server = await startServer({ DATABASE_URL: url.toString(), ...LIFTED });
const database = new pg.Client({ connectionString: url.toString() });
await database.connect();
try {
  const tokens = await logEverybodyIn(server.origin);
  await jobsAreDone(database);
  const all = [];
  const faults = [];
  for (let round = 0; round < rounds; round++) {
    await openSale(database);
    const wanted = await orderOf(server.origin, tokens[0]);
    await waitForStart(server.origin, tokens);
    const { rows } = await database.query('select now() as now');
    const { answers, orders } = await rush(server.origin, tokens, wanted);
    const sold = await soldSince(database, rows[0].now);
    all.push(...answers);
    if (sold.orders !== cars || sold.people !== cars) faults.push(`${sold.orders} cars sold to ${sold.people} people`);
    if ([...orders.values()].some((own) => own.size > 1)) faults.push('somebody has two orders');
    const waited = answers.filter(({ code }) => code === TICKET).length;
    console.log(`${sold.orders} cars sold to ${sold.people} of ${buyers} people, ${waited} waited in the queue.`);
  }
  report(all, faults);
} finally {
  await database.end();
  await server.stop();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await postgres.close();
}
