import { execFileSync } from 'node:child_process';
import { idCardCheckCharacter } from '@voltfront/rules/validation/id-card';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDriveShop, type DriveShop } from './test-drive.fixture';
import { testDriveLetters } from './test-drive.tables';

const CONFIRM = 'POST /api/mpmkt/v1/testDrive/confirm';
const LETTER = 'GET /api/mpmkt/v1/testDrive/letter';
const SIGN = 'POST /api/mpmkt/v1/testDrive/letter/sign';
const CANCEL = 'POST /api/mpmkt/v1/testDrive/cancel';

let shop: DriveShop;
let hour = 20;
beforeAll(async () => {
  shop = await createDriveShop();
});
afterAll(() => shop.server.close());

const licenceOf = (born: string) => `110105${born}002${idCardCheckCharacter(`110105${born}002`)}`;
const LICENCE = licenceOf('19900101');
const strokes = [
  [100, 500, 300, 300, 500, 600],
  [600, 300, 800, 500, 900, 700],
];
const input = { version: '2026-11', name: '林夏', licence: LICENCE, licensedOn: '2015-06-01', statements: 3, strokes };

async function booked() {
  const person = await shop.server.login();
  hour += 1;
  const { driveNo, key } = await shop.booked(person, { slot: await shop.slot(hour) });
  return { person, driveNo, key };
}

describe('the notice of a drive', () => {
  it('is answered by its link, without a login', async () => {
    const { key } = await booked();
    expect((await shop.server.ask(CONFIRM, { body: { key } })).state).toBe('confirmed');
    expect((await shop.server.call(CONFIRM, { body: { key } })).name).toBe('STATE_CHANGED');
    expect((await shop.server.call(CONFIRM, { body: { key: 'x.y' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(CONFIRM, { body: {} })).name).toBe('NOT_FOUND');
  });

  it('comes by text message with that link', async () => {
    const notes: { scene: string; link?: string }[] = [];
    const { sms } = shop.server.app.services;
    const notify = sms.notify?.bind(sms);
    sms.notify = async (note) => void notes.push(note);
    const { key } = await shop.booked(null, { slot: await shop.slot(15) });
    await shop.server.runJobs();
    if (notify) sms.notify = notify;
    const link = `/pagesActivity/testDrive/notification?key=${encodeURIComponent(key)}`;
    expect(notes).toContainEqual(
      expect.objectContaining({ scene: 'driveSubmitted', link: expect.stringContaining(link) }),
    );
  });

  it('of a drive without a time has nothing to confirm', async () => {
    const { data } = await shop.lead(shop.phone());
    expect((await shop.server.call(CONFIRM, { body: { key: data.key } })).name).toBe('STATE_CHANGED');
  });
});

describe('a letter', () => {
  it('is signed once, its number kept apart, and opens as a PDF for its driver', async () => {
    const { person, driveNo } = await booked();
    const { token } = person;
    const open = await shop.server.ask(LETTER, { token, query: { driveNo } });
    expect([open.state, open.statements.length, open.signed]).toEqual(['open', 3, null]);
    const signed = await shop.server.ask(SIGN, { token, body: { driveNo, ...input } });
    expect(signed).toMatchObject({
      state: 'signed',
      signed: { driverName: '林夏', maskedLicence: `${LICENCE.slice(0, 6)}********${LICENCE.slice(-4)}` },
    });
    const again = await shop.server.ask(SIGN, { token, body: { driveNo, ...input, name: '别人' } });
    expect(again.signed?.letterNo).toBe(signed.signed?.letterNo);
    expect(again.signed?.driverName).toBe('林夏');
    const kept = JSON.stringify(await shop.server.database.db.select().from(testDriveLetters));
    expect(kept).not.toMatch(new RegExp(`${LICENCE}|林夏`));

    const file = await shop.server.app.server.inject({ method: 'GET', url: signed.signed?.file ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['cache-control']).toBe('private, no-store');
    const words = execFileSync('pdftotext', ['-', '-'], { input: file.rawPayload }).toString().replace(/\s/g, '');
    for (const part of ['试驾确认书', '林夏', signed.signed?.letterNo ?? '', '试驾人签名'])
      expect(words).toContain(part);
    expect(words).not.toContain(LICENCE);
    const bare = await shop.server.app.server.inject({ method: 'GET', url: signed.signed?.file.split('?')[0] ?? '' });
    expect(bare.json().code).toBe('4030003');
  });

  it('is for the driver alone', async () => {
    const { driveNo, key } = await booked();
    const stranger = await shop.server.login();
    const { token } = stranger;
    expect((await shop.server.call(LETTER, { query: { key } })).name).toBe('LOGIN_EXPIRED');
    expect((await shop.server.call(LETTER, { token, query: { driveNo } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(LETTER, { token, query: { key } })).name).toBe('FORBIDDEN');
    expect((await shop.server.call(SIGN, { token, body: { key, ...input } })).name).toBe('FORBIDDEN');
  });

  it('wants a licence that is right and old enough, all statements and a signature', async () => {
    const { person, driveNo } = await booked();
    const sign = async (changes: object) =>
      shop.server.call(SIGN, { token: person.token, body: { driveNo, ...input, ...changes } });
    const wrongEnd = LICENCE.endsWith('1') ? '2' : '1';
    const year = new Date(shop.server.clock.now()).getFullYear();
    const problem = async (changes: object) => ((await sign(changes)).data as { problem?: string } | null)?.problem;
    expect(await problem({ licence: `${LICENCE.slice(0, 17)}${wrongEnd}` })).toBe('number');
    expect(await problem({ licence: licenceOf(`${year - 16}0101`) })).toBe('tooYoung');
    expect(await problem({ licence: licenceOf(`${year - 75}0101`), licensedOn: '1990-01-01' })).toBe('tooOld');
    expect(await problem({ licensedOn: '1980-01-01' })).toBe('day');
    const lastMonth = new Date(shop.server.clock.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    expect(await problem({ licensedOn: lastMonth })).toBe('tooNew');
    expect((await sign({ statements: 2 })).name).toBe('STATEMENTS_OPEN');
    expect((await sign({ version: '2020-01' })).name).toBe('CONSENT_OUTDATED');
    expect((await sign({ strokes: [[500, 500]] })).message).toBe('请在签名区手写签名');
    expect((await sign({ strokes: [[500]] })).name).toBe('BAD_INPUT');
    expect((await sign({ strokes: [] })).name).toBe('BAD_INPUT');
  });

  it('of a cancelled drive is closed', async () => {
    const { person, driveNo, key } = await booked();
    await shop.server.ask(CANCEL, { body: { key } });
    const { token } = person;
    expect((await shop.server.ask(LETTER, { token, query: { driveNo } })).state).toBe('closed');
    expect((await shop.server.call(SIGN, { token, body: { driveNo, ...input } })).name).toBe('STATE_CHANGED');
  });
});
