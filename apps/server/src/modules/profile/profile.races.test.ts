import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';

const RENAME = 'POST /api/mpaccount/v1/profile/nickname' as const;
const SHOW = 'GET /api/mpaccount/v1/profile' as const;
const DECIDE = 'POST /api/mpaccount/v1/profile/review/decide' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function crowd(): Promise<TestPerson[]> {
  const people: TestPerson[] = [];
  for (let at = 0; at < 8; at += 1) people.push(await server.login());
  return people;
}
const namesOf = (answers: { name: string }[]) => answers.map(({ name }) => name).sort();

describe('callers at once', () => {
  it('who take one nickname: one gets it', async () => {
    const people = await crowd();
    const answers = await Promise.all(
      people.map(({ token }) => server.call(RENAME, { token, body: { nickname: '只有一个' } })),
    );
    expect(namesOf(answers)).toEqual([...Array.from({ length: 7 }, () => 'NICKNAME_TAKEN'), 'SUCCESS']);
    const { rows } = await server.database.executeSql(`select 1 from accounts where nickname = '只有一个'`);
    expect(rows).toHaveLength(1);
  });

  it('of one person: one change in 30 days', async () => {
    const { token } = await server.login();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => server.call(RENAME, { token, body: { nickname: `名字${at}` } })),
    );
    expect(namesOf(answers)).toEqual(['SUCCESS', ...Array.from({ length: 5 }, () => 'TOO_FREQUENT')]);
    const { rows } = await server.database.executeSql(`select 1 from nicknames where name_key like '名字%'`);
    expect(rows).toHaveLength(1);
  });

  it('who look at a new profile: it has one number', async () => {
    const { token } = await server.login();
    const shown = await Promise.all(Array.from({ length: 8 }, () => server.ask(SHOW, { token })));
    expect(new Set(shown.map(({ memberNo }) => memberNo)).size).toBe(1);
  });

  it('who decide on a value: one decision counts', async () => {
    const [person, operator] = [await server.login(), await server.login({ roles: ['operator'] })];
    await server.ask(RENAME, { token: person.token, body: { nickname: '官方旅伴' } });
    const [review] = (await server.ask(SHOW, { token: person.token })).reviews;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => {
        const decision = at % 2 ? { decision: 'approve' } : { decision: 'refuse', reason: '不合适' };
        return server.call(DECIDE, { token: operator.token, body: { reviewId: review?.reviewId, ...decision } });
      }),
    );
    expect(namesOf(answers)).toEqual([...Array.from({ length: 5 }, () => 'STATE_CHANGED'), 'SUCCESS']);
  });
});
