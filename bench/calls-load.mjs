/**
 * Statements per call of the most used endpoints on PostgreSQL, the first time and once the server is warm; with
 * `--against` beside another commit.
 * Usage: node bench/calls-load.mjs [--against <commit>] [--calls 50]
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openCallers } from './order-flow.mjs';
import { prepareCommit } from './other-commit.mjs';
import { repository, startServer } from './server-process.mjs';
import { COUNTING, freshCountedDatabase } from './statement-figures.mjs';
import { printTable } from './table.mjs';

const { values: options } = parseArgs({
  options: { against: { type: 'string' }, calls: { type: 'string', default: '50' } },
});
const calls = Number(options.calls);
/** Several callers take turns, so that a cache per person is not mistaken for a shared one. */
const PEOPLE = 5;

/** The endpoints by name: method, path, body. */
const endpointsOf = ({ articleId, orderNo, configuration }) => ({
  home: ['GET', '/api/mpmkt/v1/home'],
  'community feed': ['GET', '/api/mpmkt/v1/community/feed?tab=recommend'],
  article: ['GET', `/api/mpmkt/v1/community/article?articleId=${articleId}`],
  comments: ['GET', `/api/mpmkt/v1/community/comments?articleId=${articleId}`],
  model: ['GET', `/api/mporder/v1/vehicle/model?modelId=${configuration.modelId}`],
  configuration: ['GET', `/api/mporder/v1/vehicle/config?versionId=${configuration.versionId}`],
  quote: ['POST', '/api/mporder/v1/vehicle/quote', { ...onlyCar(configuration), subsidy: 'personal' }],
  'stock cars': ['GET', '/api/mporder/v1/stock/cars'],
  'own account': ['GET', '/api/mpaccount/v1/account/overview'],
  'own order': ['GET', `/api/mporder/v1/order/detail?orderNo=${orderNo}`],
});

const onlyCar = ({ modelId, versionId, productCodes }) => ({ modelId, versionId, productCodes });

/** What the calls are about; the order belongs to the first caller, who alone asks for it. */
async function subjectsOf(people) {
  const feed = await people.ask(0, 'GET', '/api/mpmkt/v1/community/feed?tab=recommend');
  const { cardId: articleId } = feed.items.find(({ kind }) => kind === 'article');
  const { orderNo } = await people.run(0, 'created');
  return { articleId, orderNo, configuration: people.configuration };
}

/** Statements of the first call of an endpoint, and of each of `calls` later ones. */
async function count(people, database, name, call) {
  const turn = name === 'own order' ? 1 : PEOPLE;
  const from = await database.count();
  await people.ask(0, ...call);
  const warm = await database.count();
  for (let index = 1; index < turn; index++) await people.ask(index, ...call);
  const before = await database.count();
  for (let index = 0; index < calls; index++) await people.ask(index % turn, ...call);
  return { first: warm - from, later: ((await database.count()) - before) / calls };
}

async function measureSide(postgres, root) {
  const database = await freshCountedDatabase(postgres.url);
  const server = await startServer({ DATABASE_URL: database.url }, root);
  try {
    const people = await openCallers(server.origin, PEOPLE);
    const endpoints = endpointsOf(await subjectsOf(people));
    const figures = new Map();
    for (const [name, call] of Object.entries(endpoints)) figures.set(name, await count(people, database, name, call));
    people.close();
    return figures;
  } finally {
    await server.stop();
    await database.drop();
  }
}

const other = options.against ? prepareCommit(options.against) : null;
const postgres = await startPostgres(COUNTING);
try {
  const sides = [];
  if (other) sides.push({ name: other.name, figures: await measureSide(postgres, other.root) });
  sides.push({ name: 'this one', figures: await measureSide(postgres, repository) });
  const names = [...sides[0].figures.keys()];
  const cells = (name) => sides.flatMap(({ figures }) => [figures.get(name).first, figures.get(name).later.toFixed(2)]);
  const head = sides.flatMap(({ name }) => [`${name}: first`, 'later']);
  printTable(
    ['call', ...head],
    names.map((name) => [name, ...cells(name)]),
  );
} finally {
  await postgres.close();
  other?.remove();
}
