import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../testing';
import { countStatements } from '../../testing/count-statements';
import { createCommunity } from './community.fixture';
import { seedOwnArticle } from './test-data';

const FEED = 'GET /api/mpmkt/v1/community/feed' as const;
const LIKE = 'POST /api/mpmkt/v1/community/like' as const;
const DELETE = 'POST /api/mpmkt/v1/community/article/delete' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createCommunity();
});
afterAll(() => server.close());

const newest = (token: string) => server.ask(FEED, { token, query: { tab: 'newest', size: 20 } });

/** The community statements that the database receives while `work` runs. */
async function communityStatements(work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await countStatements(server.database, work);
  return statements.filter((text) => text.includes('"community_'));
}

it('reads a page once for many people at once, and one statement each for their own marks', async () => {
  const people = [await server.login(), await server.login(), await server.login(), await server.login()];
  const statements = await communityStatements(() => Promise.all(people.map(({ token }) => newest(token))));
  expect(statements.filter((text) => text.includes('"community_card"'))).toHaveLength(1);
  expect(statements).toHaveLength(people.length + 1);
  const [first] = people;
  expect(await communityStatements(() => newest(first?.token ?? ''))).toHaveLength(1);
});

it('reads the page again after some seconds', async () => {
  const { token } = await server.login();
  await newest(token);
  server.clock.advance(3001);
  expect(await communityStatements(() => newest(token))).toHaveLength(2);
});

it('shows and counts an own like at once, and takes it back at once, on a page that others share', async () => {
  const [anna, bela] = [await server.login(), await server.login()];
  const cardFor = async (token: string) => {
    const card = (await newest(token)).items.find(({ cardId }) => cardId === 'a2');
    return card?.kind === 'article' ? { isLiked: card.isLiked, likeCount: card.likeCount } : null;
  };
  await cardFor(bela.token);
  expect(await cardFor(anna.token)).toEqual({ isLiked: false, likeCount: 0 });
  const like = (isLiked: boolean) =>
    server.ask(LIKE, { token: anna.token, body: { kind: 'article', id: 'a2', isLiked } });
  await like(true);
  expect(await cardFor(anna.token)).toEqual({ isLiked: true, likeCount: 1 });
  expect(await cardFor(bela.token)).toEqual({ isLiked: false, likeCount: 1 });
  await like(false);
  expect(await cardFor(anna.token)).toEqual({ isLiked: false, likeCount: 0 });
});

it('leaves an own article out as soon as its author deleted it', async () => {
  const { token, accountId } = await server.login();
  const articleId = await server.database.transaction((db) => seedOwnArticle({ ...server.ctx(), db }, accountId));
  const isShown = async () => (await newest(token)).items.some(({ cardId }) => cardId === articleId);
  expect(await isShown()).toBe(true);
  await server.ask(DELETE, { token, body: { articleId } });
  expect(await isShown()).toBe(false);
});
