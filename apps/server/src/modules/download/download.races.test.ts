import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { seedDownloads } from './download-seed.repository';

const CLAIM = 'POST /api/appuser/v1/grayVersion/claim' as const;
const TRIAL = 'GET /api/appuser/v1/pub/getGrayVersionInfo' as const;
const PLACES = 5;

let server: TestServer;
let crowd: TestPerson[];
beforeAll(async () => {
  server = await createTestServer();
  crowd = [];
  for (let index = 0; index < 16; index += 1) crowd.push(await server.login());
});
afterAll(() => server.close());

async function openRound(roundId: string): Promise<void> {
  const now = server.clock.now();
  const android = { platform: 'android' as const, link: 'https://files.example/app', checksum: null, requires: '' };
  const round = {
    ...{ roundId, version: '9.0.0', isListed: false, isPublic: true, focus: [], seatsTotal: PLACES },
    ...{ builds: [{ ...android, sizeBytes: 1 }], builtAt: now, startsAt: now - 1000, endsAt: now + 86_400_000 },
  };
  await seedDownloads(server.ctx(), { versions: [], rounds: [round], testers: [], claims: [], downloads: [] });
}

const claim = ({ token }: TestPerson, roundId: string) =>
  server.call(CLAIM, { token, body: { roundId, platform: 'android' } });

it('five seats go to five of sixteen people who ask at once', async () => {
  await openRound('crowd');
  const answers = await Promise.all(crowd.map((person) => claim(person, 'crowd')));
  expect(answers.filter(({ name }) => name === 'SUCCESS')).toHaveLength(PLACES);
  expect(answers.filter(({ name }) => name === 'SOLD_OUT')).toHaveLength(crowd.length - PLACES);
  expect((await server.ask(TRIAL, { query: { roundId: 'crowd' } })).state).toBe('usedUp');
});

it('one person who asks twelve times at once has one seat', async () => {
  await openRound('greedy');
  const person = crowd[0] as TestPerson;
  const answers = await Promise.all(Array.from({ length: 12 }, () => claim(person, 'greedy')));
  expect(new Set(answers.map(({ name }) => name))).toEqual(new Set(['SUCCESS']));
  expect((await server.ask(TRIAL, { query: { roundId: 'greedy' } })).round?.seatsLeft).toBe(PLACES - 1);
});

it('downloads that begin at once all count', async () => {
  const note = () =>
    server.ask('POST /api/appuser/v1/pub/appDownload', { body: { platform: 'ios', shareCode: 'one' } });
  await Promise.all(Array.from({ length: 12 }, note));
  const { rows } = await server.database.executeSql("select total from app_downloads where share_code = 'one'", []);
  expect(rows.map((row) => Number(row.total))).toEqual([12]);
});
