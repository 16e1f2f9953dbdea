/**
 * Lists of people who are logged in, on demo data and on a hundred times as much: answers a second, beside another commit
 * and beside what the database alone does with the same statements (pgbench, planned each time and prepared).
 * Usage: node bench/lists-load.mjs [--against <commit>] [--seconds 5] [--rounds 3] [--callers 20] [--data demo,hundredfold]
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { prepareCommit } from './other-commit.mjs';
import { pgbench, runSql, scriptLine } from './pgbench.mjs';
import { repository, startServer } from './server-process.mjs';
import { login, signed } from './signed-client.mjs';
import { printTable, reportBudgets } from './table.mjs';

const text = (value) => ({ type: 'string', default: value });
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    seconds: text('5'),
    rounds: text('3'),
    callers: text('20'),
    data: text('demo,hundredfold'),
  },
});
const [seconds, rounds, callers] = [options.seconds, options.rounds, options.callers].map(Number);

const LISTS = {
  community: '/api/mpmkt/v1/community/feed?tab=recommend',
  stock: '/api/mporder/v1/stock/cars',
  'stock, like a car': '/api/mporder/v1/stock/cars?sort=match&c=YL01.YL01-pro.paint-mist',
  'stock, by price': '/api/mporder/v1/stock/cars?sort=price&kind=new',
};
/** Smallest share of its throughput that a list must keep on a hundred times the data. */
const FLAT = 0.7;

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function makeDatabase(adminUrl) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** A server of a commit, with data and logged-in people. That of this checkout records its statements. */
async function openSide(adminUrl, { name, root }, data, folder) {
  const url = await makeDatabase(adminUrl);
  const record = join(folder, `${data}-${name.replace(/\W/g, '')}.jsonl`);
  const isOwn = root === repository;
  const flags = isOwn ? ['--import', pathToFileURL(join(repository, 'bench/record-statements.mjs')).href] : [];
  const start = () => startServer({ DATABASE_URL: url, RECORD_STATEMENTS: record }, root, flags);
  let server = await start();
  if (data === 'hundredfold') {
    const from = performance.now();
    runSql(url, join(repository, 'bench/data/hundredfold.sql'));
    console.log(`${name}: a hundred times the data after ${((performance.now() - from) / 1000).toFixed(0)} s`);
  }
  const people = [];
  for (let index = 0; index < callers; index++)
    people.push(await login(server.origin, `1390000${String(index).padStart(4, '0')}`));
  const statements = {};
  if (isOwn) {
    for (const [list, path] of Object.entries(LISTS))
      statements[list] = await recordCalls(server, record, path, people);
    // Restarted without recording, for the measurement.
    await server.stop();
    server = await startServer({ DATABASE_URL: url }, root);
  }
  return { name, data, url, server, people, statements };
}

async function call(server, path, token) {
  const answer = await fetch(server.origin + path, { headers: signed({ authorization: `Bearer ${token}` }) });
  if ((await answer.json()).code !== '000000') throw new Error(`${path} was refused`);
}

const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : []);
/** Whether a statement belongs to a call; those of the job queue do not. */
const isOfCall = ({ text: sent }) => /^\s*(select|insert|update|with)/i.test(sent) && !/\bjobs\./.test(sent);

/** Statements of the first call of a list, and those of a later one by somebody else. */
async function recordCalls(server, file, path, [first, second]) {
  const recorded = async (token) => {
    writeFileSync(file, '');
    await call(server, path, token);
    return linesOf(file)
      .map((line) => JSON.parse(line))
      .filter(isOfCall);
  };
  return { first: await recorded(first), later: await recorded(second) };
}

async function load({ server, people }, path) {
  let index = 0;
  const next = () => ({
    method: 'GET',
    path,
    headers: signed({ authorization: `Bearer ${people[index++ % people.length]}` }),
  });
  const request = { setupRequest: (template) => ({ ...template, ...next() }) };
  const result = await autocannon({ url: server.origin, connections: callers, duration: seconds, requests: [request] });
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx + result.errors} failed answers`);
  return result.requests.average;
}

/** Measures every list on every side, in turns, so that a machine that slows down affects all sides alike. */
async function measure(sides) {
  const figures = [];
  for (const [list, path] of Object.entries(LISTS)) {
    const perSecond = new Map(sides.map((side) => [side, []]));
    for (const side of sides) await load(side, path);
    for (let round = 0; round < rounds; round++) {
      for (const side of round % 2 ? [...sides].reverse() : sides) perSecond.get(side).push(await load(side, path));
    }
    for (const side of sides) figures.push({ list, side, perSecond: middle(perSecond.get(side)) });
  }
  return figures;
}

function limitsOf({ url, data, statements }) {
  return Object.entries(statements).flatMap(([list, calls]) =>
    Object.entries(calls)
      .filter(([, sent]) => sent.length > 0)
      .map(([which, sent]) => {
        const script = sent.map(scriptLine).join('');
        const run = (mode) => pgbench(url, script, { mode, callers, seconds }).toFixed(0);
        return [list, data, which, sent.length, run('simple'), run('prepared')];
      }),
  );
}

function report(figures) {
  const broken = [];
  const own = figures.filter(({ side }) => side.name === 'this one');
  for (const { list, perSecond } of own.filter(({ side }) => side.data === 'demo')) {
    const large = own.find((other) => other.list === list && other.side.data === 'hundredfold');
    if (large && large.perSecond < FLAT * perSecond)
      broken.push(
        `${list}: ${large.perSecond.toFixed(0)}/s on a hundred times the data, ${perSecond.toFixed(0)}/s on demo data`,
      );
  }
  const rows = figures.map(({ list, side, perSecond }) => [list, side.data, side.name, perSecond.toFixed(0)]);
  printTable(['list', 'data', 'commit', 'answers/s'], rows);
  return broken;
}

const other = options.against ? prepareCommit(options.against) : null;
const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'voltfront-bench-lists-'));
const commits = [...(other ? [other] : []), { name: 'this one', root: repository }];
const figures = [];
const limits = [];
try {
  for (const data of options.data.split(',')) {
    const sides = [];
    try {
      for (const commit of commits) sides.push(await openSide(postgres.url, commit, data, folder));
      figures.push(...(await measure(sides)));
    } finally {
      for (const { server } of sides) await server.stop();
    }
    limits.push(...limitsOf(sides.at(-1)));
  }
  const broken = report(figures);
  console.log('\nThe same statements without the server');
  printTable(['list', 'data', 'call', 'statements', 'pgbench/s', 'prepared/s'], limits);
  reportBudgets(broken);
} finally {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
  other?.remove();
}
