/**
 * Throughput and latency of the feed, the quote and order creation, on PGlite and on PostgreSQL.
 * Usage: node bench/server-load.mjs [--seconds 10]
 */
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { middleOf, pacedLoad } from './paced-load.mjs';
import { startServer } from './server-process.mjs';
import { login, must, signed } from './signed-client.mjs';
import { printTable, reportBudgets } from './table.mjs';

const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 10;
const ratePerSecond = 200;
/** Rounds of the steady load; the median counts. */
const ROUNDS = 3;
/** p99 of reads on PostgreSQL at 200 requests a second on 2 cores. */
const p99BudgetMs = 50;
/** On PGlite, whose work runs in the server's own process: p99 of orders by 20 callers, and of /healthz meanwhile. */
const PGLITE_BUDGETS_MS = { orders: 700, health: 20 };
/** Interval of the /healthz requests during the load of orders. */
const HEALTH_EVERY_MS = 25;

/** Sends the requests that `next()` builds as fast as they are answered; latencies in ms. */
async function fullLoad(origin, next, { amount } = {}) {
  const request = {
    setupRequest: (template) => ({ ...template, ...next() }),
  };
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections: 20,
    requests: [request],
    ...(amount ? { amount } : { duration: seconds }),
  });
  const { p50, p99, max } = latency;
  return { perSecond: Math.round(requests.average), p50, p99, max, failed: non2xx + errors };
}

const feedRequest = () => ({ method: 'GET', path: '/api/mpmkt/v1/community/feed?tab=recommend', headers: signed() });

async function quoteRequests(origin) {
  const model = await must(origin, 'GET', '/api/mporder/v1/vehicle/model?modelId=YL01');
  const { versionId } = model.versions.find((version) => !version.isSoldOut);
  const config = await must(origin, 'GET', `/api/mporder/v1/vehicle/config?versionId=${versionId}`);
  const productCodes = config.products
    .filter((product) => product.isDefaultSelected)
    .map((product) => product.productCode);
  const configuration = { modelId: 'YL01', versionId, productCodes };
  const body = JSON.stringify({ ...configuration, subsidy: 'personal' });
  const next = () => ({
    method: 'POST',
    path: '/api/mporder/v1/vehicle/quote',
    headers: signed({ 'content-type': 'application/json' }),
    body,
  });
  return { next, configuration };
}

/** Prepares `count` submitted-to-be drafts of several customers, so that the measured call is the creation alone. */
async function orderRequests(origin, configuration, count) {
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, index) => login(origin, `1390000${String(index).padStart(4, '0')}`)),
  );
  const cities = await must(origin, 'GET', '/api/mporder/v1/order/pub/selectDeliverCity');
  const { cityCode } = cities.find((city) => city.isServed);
  const [store] = await must(origin, 'GET', `/api/mporder/v1/order/stores?cityCode=${cityCode}`);
  const drafts = [];
  for (let index = 0; index < count; index++) {
    const token = people[index % people.length];
    const draft = await must(origin, 'POST', '/api/mporder/v1/order/draft', {
      token,
      body: {
        ...configuration,
        kind: 'deposit',
        subsidy: 'personal',
        cityCode,
        ...(store ? { storeId: store.storeId } : {}),
        buyer: { kind: 'personal', name: '张三', idNumber: '11010519491231002X', mobile: '13900000001' },
      },
    });
    for (const agreement of draft.agreements.filter((entry) => entry.isRequired && entry.state === 'unsigned')) {
      await must(origin, 'POST', '/api/mporder/v1/special/sign/agreement', {
        token,
        body: { agreementId: agreement.agreementId, version: agreement.version, draftId: draft.draftId },
      });
    }
    drafts.push({
      token,
      body: JSON.stringify({ draftId: draft.draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen }),
    });
  }
  return () => {
    const { token, body } = drafts.pop();
    return {
      method: 'POST',
      path: '/api/mporder/v1/order/confirm',
      headers: signed({
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-volt-idempotency': randomUUID(),
      }),
      body,
    };
  };
}

const row = (database, name, mode, { perSecond, p50, p99, max, failed }) => [
  database,
  name,
  mode,
  perSecond,
  ...[p50, p99, max].map((ms) => ms.toFixed(1)),
  failed,
  loadavg()[0].toFixed(1),
];

/** A steady load and a full one on one call; notes broken budgets. */
async function measureCall(origin, database, name, next, rows, broken) {
  await fullLoad(origin, next, { amount: 400 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await pacedLoad(origin, next, { ratePerSecond, seconds }));
  const steady = middleOf(rounds);
  rows.push(row(database, name, `${ratePerSecond}/s`, steady));
  if (steady.failed > 0) broken.push(`${database} ${name}: ${steady.failed} failed answers`);
  if (database === 'PostgreSQL' && steady.p99 > p99BudgetMs)
    broken.push(`${name}: p99 ${steady.p99.toFixed(1)} ms, budget ${p99BudgetMs}`);
  rows.push(row(database, name, 'as fast as it can', await fullLoad(origin, next)));
}

/** Runs `work` and asks for /healthz at an even pace meanwhile. @returns its result and the p99 of those answers in ms */
async function withHealth(origin, work) {
  const latencies = [];
  const asked = [];
  const ask = async () => {
    const from = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    latencies.push(performance.now() - from);
  };
  await ask();
  latencies.length = 0;
  const timer = setInterval(() => asked.push(ask()), HEALTH_EVERY_MS);
  const result = await work();
  clearInterval(timer);
  await Promise.all(asked);
  latencies.sort((a, b) => a - b);
  return { result, p99: latencies[Math.ceil(latencies.length * 0.99) - 1] ?? 0, asked: latencies.length };
}

/** Orders of 20 callers as fast as they are answered, and how soon /healthz answers meanwhile. */
async function measureOrders({ origin, database, configuration }, rows, broken) {
  const amount = 200;
  const next = await orderRequests(origin, configuration, amount);
  const { result: orders, ...health } = await withHealth(origin, () => fullLoad(origin, next, { amount }));
  rows.push(row(database, 'order creation', `${amount} orders`, orders));
  console.log(`${database}: p99 of ${health.asked} answers of /healthz meanwhile ${health.p99.toFixed(1)} ms`);
  if (orders.failed > 0) broken.push(`${database} order creation: ${orders.failed} failed answers`);
  if (database !== 'PGlite') return;
  const { orders: ordersMs, health: healthMs } = PGLITE_BUDGETS_MS;
  if (orders.p99 > ordersMs) broken.push(`PGlite order creation: p99 ${orders.p99} ms, budget ${ordersMs}`);
  if (health.p99 > healthMs) broken.push(`PGlite /healthz: p99 ${health.p99.toFixed(1)} ms, budget ${healthMs}`);
}

async function measureDatabase(database, env, rows, broken) {
  const server = await startServer(env);
  try {
    const { next: quoteRequest, configuration } = await quoteRequests(server.origin);
    await measureCall(server.origin, database, 'feed', feedRequest, rows, broken);
    await measureCall(server.origin, database, 'quote', quoteRequest, rows, broken);
    await measureOrders({ origin: server.origin, database, configuration }, rows, broken);
  } finally {
    await server.stop();
  }
}

const rows = [];
const broken = [];
await measureDatabase('PGlite', {}, rows, broken);
const postgres = await startPostgres();
try {
  await measureDatabase('PostgreSQL', { DATABASE_URL: postgres.url }, rows, broken);
} finally {
  await postgres.close();
}
printTable(['database', 'call', 'load', 'req/s', 'p50 ms', 'p99 ms', 'max ms', 'failed', 'load average'], rows);
reportBudgets(broken);
