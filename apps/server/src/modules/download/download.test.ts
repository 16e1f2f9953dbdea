import { createHash, createPublicKey, verify } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { demoPackagePath } from './demo-package';
import { seedDownloads } from './download-seed.repository';

const VERSION = 'GET /api/appuser/v1/pub/appVersion' as const;
const TRIAL = 'GET /api/appuser/v1/pub/getGrayVersionInfo' as const;
const CLAIM = 'POST /api/appuser/v1/grayVersion/claim' as const;
const NOTE = 'POST /api/appuser/v1/pub/appDownload' as const;
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const build = (platform: 'ios' | 'android', link: string) => ({
  platform,
  link,
  sizeBytes: 1000,
  checksum: null,
  requires: '需要新系统',
});

const builds = (version: string) => [
  build('ios', 'https://store.example/app'),
  build('android', demoPackagePath(version)),
];

async function addRound(
  roundId: string,
  change: { version?: string; isListed?: boolean; seats?: number; endsIn?: number },
) {
  const now = server.clock.now();
  const { version = '2.1.0', isListed = false, seats = 2, endsIn = DAY_MS } = change;
  const round = {
    ...{ roundId, version, isListed, isPublic: true, focus: ['试一试'], seatsTotal: seats, builds: builds(version) },
    ...{ builtAt: now, startsAt: now - DAY_MS, endsAt: now + endsIn },
  };
  const mine = { accountId: 'nobody', roundId };
  await seedDownloads(server.ctx(), { versions: [], rounds: [round], testers: [mine], claims: [], downloads: [] });
}

const invite = (accountId: string, roundId: string) =>
  seedDownloads(server.ctx(), {
    versions: [],
    rounds: [],
    testers: [{ accountId, roundId }],
    claims: [],
    downloads: [],
  });

describe('the public app', () => {
  it('is not found before its first version, then told to everybody with addresses on this host', async () => {
    expect((await server.call(VERSION)).name).toBe('NOT_FOUND');
    const now = server.clock.now();
    const row = { minimumVersion: '1.0.0', isForced: false, notes: ['新'], builds: builds('2.0.0') };
    const versions = [
      { ...row, version: '2.0.0', releasedAt: now - DAY_MS },
      { ...row, version: '3.0.0', releasedAt: now + DAY_MS },
    ];
    await seedDownloads(server.ctx(), { versions, rounds: [], testers: [], claims: [], downloads: [] });
    const shown = await server.ask(VERSION);
    expect(shown).toMatchObject({ version: '2.0.0', minimumVersion: '1.0.0', downloadCount: 0 });
    expect(shown.links).toMatchObject({ ios: 'https://store.example/app', harmony: '' });
    expect(shown.links.android).toMatch(/^http.*\/static\/app\/package\/2\.0\.0\.zip$/);
  });

  it('counts downloads, for the person whose link brought them', async () => {
    await server.ask(NOTE, { body: { platform: 'android', shareCode: 'anna' } });
    await server.ask(NOTE, { body: { platform: 'android', shareCode: 'anna' } });
    await server.ask(NOTE, { body: { platform: 'ios', kind: 'trial' } });
    expect((await server.ask(VERSION)).downloadCount).toBe(2);
    expect((await server.call(NOTE, { body: { platform: 'android', shareCode: '<b>' } })).name).toBe('BAD_INPUT');
    expect((await server.call(NOTE, { body: { platform: 'desktop' } as never })).name).toBe('BAD_INPUT');
  });

  it('hands out a package whose digest is the one that was told', async () => {
    const android = (await server.ask(VERSION)).builds.find(({ platform }) => platform === 'android');
    const answer = await server.app.server.inject({ url: demoPackagePath('2.0.0') });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBe(android?.sizeBytes);
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(android?.checksum);
    expect((await server.app.server.inject({ url: demoPackagePath('9.9.9') })).statusCode).toBe(404);
  });

  it('signs the sums of all files in a package', async () => {
    const { rawPayload } = await server.app.server.inject({ url: demoPackagePath('2.0.0') });
    const {
      SHA256SUMS: sums = new Uint8Array(),
      'SHA256SUMS.sig': signature = sums,
      'public.pem': key = sums,
      ...files
    } = unzipSync(rawPayload);
    const lines = Object.entries(files).map(
      ([name, body]) => `${createHash('sha256').update(body).digest('hex')}  ${name}\n`,
    );
    expect(lines).toHaveLength(4);
    expect(strFromU8(sums)).toBe(lines.join(''));
    expect(verify(null, sums, createPublicKey(strFromU8(key)), signature)).toBe(true);
  });
});

describe('trial rounds', () => {
  it('are none for a round that does not exist', async () => {
    expect(await server.ask(TRIAL, { query: { roundId: 'nothing' } })).toMatchObject({ state: 'none', round: null });
    expect((await server.call(TRIAL, { query: { roundId: '../x' } })).name).toBe('BAD_INPUT');
  });

  it('give a seat once, with its address, and keep it', async () => {
    await addRound('open', {});
    const [anna, ben, cleo] = [await server.login(), await server.login(), await server.login()];
    const asked = (token: string) => server.ask(TRIAL, { token, query: { roundId: 'open' } });
    expect(await asked(anna.token)).toMatchObject({ state: 'open', seat: null, round: { seatsLeft: 2 } });
    const body = { roundId: 'open', platform: 'android' as const };
    const first = await server.ask(CLAIM, { token: anna.token, body });
    expect(first).toMatchObject({ seatsLeft: 1, seat: { platform: 'android' } });
    expect(first.seat.checksum).toMatch(/^[0-9a-f]{64}$/);
    const again = await server.ask(CLAIM, { token: anna.token, body: { roundId: 'open', platform: 'ios' } });
    expect(again).toMatchObject({ seatsLeft: 1, seat: { platform: 'ios', claimedAt: first.seat.claimedAt } });
    await server.ask(CLAIM, { token: ben.token, body });
    expect((await server.call(CLAIM, { token: cleo.token, body })).name).toBe('SOLD_OUT');
    expect((await asked(cleo.token)).state).toBe('usedUp');
    expect(await asked(anna.token)).toMatchObject({ state: 'open', seat: { platform: 'ios' } });
  });

  it('with a list ask visitors to log in and refuse strangers without telling more', async () => {
    await addRound('listed', { isListed: true });
    const [guest, stranger] = [await server.login(), await server.login()];
    await invite(guest.accountId, 'listed');
    const query = { roundId: 'listed' };
    const hidden = { focus: [], seatsLeft: 0 };
    expect(await server.ask(TRIAL, { query })).toMatchObject({ state: 'loginRequired', round: hidden });
    expect(await server.ask(TRIAL, { token: stranger.token, query })).toMatchObject({
      state: 'notListed',
      round: hidden,
    });
    expect(await server.ask(TRIAL, { token: guest.token, query })).toMatchObject({ state: 'open' });
    expect(await server.ask(TRIAL, { token: guest.token })).toMatchObject({ round: { roundId: 'listed' } });
    const body = { roundId: 'listed', platform: 'ios' as const };
    expect((await server.call(CLAIM, { token: stranger.token, body })).name).toBe('FORBIDDEN');
    expect((await server.call(CLAIM, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await server.ask(CLAIM, { token: guest.token, body })).seat.link).toBe('https://store.example/app');
  });

  it.each([
    ['ended', 'over', { endsIn: -1 }],
    ['newerFormal', 'old', { version: '2.0.0' }],
    ['newerFormal', 'older', { version: '1.9.9' }],
  ])('are %s when %s, and give no seat', async (state, roundId, change) => {
    await addRound(roundId, change);
    const { token } = await server.login();
    expect((await server.ask(TRIAL, { token, query: { roundId } })).state).toBe(state);
    const answer = await server.call(CLAIM, { token, body: { roundId, platform: 'ios' } });
    expect(answer.name).toBe('STATE_CHANGED');
  });

  it('have no seat for a system without a build', async () => {
    const { token } = await server.login();
    const answer = await server.call(CLAIM, { token, body: { roundId: 'open', platform: 'harmony' } });
    expect(answer.name).toBe('NOT_FOUND');
  });
});
