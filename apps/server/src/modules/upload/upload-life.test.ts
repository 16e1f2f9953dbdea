import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filesRoot } from '../../kernel/config';
import { runUpkeep } from '../../kernel/upkeep';
import type { TestPerson } from '../../testing';
import { createTradeShop, OFFER_FEN, type TradeShop } from '../trade-in/trade-in.fixture';
import { upload } from '.';
import { sendPictures } from './upload.fixture';
import { uploadedFiles } from './upload.tables';

const ESTIMATE = 'POST /api/mporder/v1/tradeIn/estimate';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let shop: TradeShop;
let picture: Buffer;
let folder: string;

beforeAll(async () => {
  shop = await createTradeShop();
  folder = filesRoot(shop.server.app.services.config);
  mkdirSync(folder, { recursive: true });
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6570' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (url: string) => shop.server.app.server.inject({ url });
const isThere = async (url: string) => (await open(url)).statusCode === 200;
/** Every file below the data folder, resized copies included. */
const filesOnDisk = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const rows = () => shop.server.database.db.select().from(uploadedFiles);

async function photos(token: string, count = 3): Promise<string[]> {
  const files = Array.from({ length: count }, (): [string, Buffer] => ['a.jpg', picture]);
  const { code, data } = await sendPictures(shop.server, token, files);
  expect(code).toBe('000000');
  return data;
}

async function requestOf(person: TestPerson) {
  const sent = await photos(person.token);
  const body = await shop.car(person, { photos: sent });
  return { sent, body, request: await shop.server.ask(ESTIMATE, { token: person.token, body }) };
}

async function cancel({ token, mobile }: TestPerson): Promise<void> {
  const { server } = shop;
  server.clock.advance(61_000);
  await server.ask('GET /api/appuser/v1/user/pub/sms/authCode', { query: { mobile, scene: 'cancel' } });
  await server.ask('POST /api/appuser/v1/user/cancel', { token, body: { code: server.sms.lastCode?.(mobile) ?? '' } });
}

const upkeep = () => runUpkeep(shop.server.app.services, [upload]);

/** Number of files on disk after removing everything that earlier tests left due. */
async function filesThatStay(): Promise<number> {
  shop.server.clock.advance(24 * HOUR_MS);
  await upkeep();
  return filesOnDisk();
}

describe('an address of a personal picture', () => {
  it('opens for its owner, and nobody on the way keeps it', async () => {
    const { request } = await requestOf(await shop.server.login());
    for (const url of request.car.photos) {
      const answer = await open(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('is not told to a stranger, and does not open by its path alone', async () => {
    const [owner, stranger] = [await shop.server.login(), await shop.server.login()];
    const { request, sent } = await requestOf(owner);
    const { requestId } = request;
    const detail = { token: stranger.token, query: { requestId } };
    expect((await shop.server.call('GET /api/mporder/v1/tradeIn/detail', detail)).name).toBe('NOT_FOUND');
    const answer = await open(sent[0]?.split('?')[0] ?? '');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('4030003');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('ends after some minutes, and is given anew to its owner', async () => {
    const person = await shop.server.login();
    const { sent, request } = await requestOf(person);
    shop.server.clock.advance(9 * MINUTE_MS);
    expect(await isThere(sent[0] ?? '')).toBe(true);
    shop.server.clock.advance(6 * MINUTE_MS);
    expect((await open(sent[0] ?? '')).json().code).toBe('4030003');
    const query = { requestId: request.requestId };
    const { car } = await shop.server.ask('GET /api/mporder/v1/tradeIn/detail', { token: person.token, query });
    expect(await isThere(car.photos[0] ?? '')).toBe(true);
  });

  it.each([
    ['a later end', (url: string) => url.replace(/until=(\d{12})\d/, 'until=$19')],
    ['an end of its own', (url: string) => url.replace(/until=\d{13}/, 'until=9999999999999')],
    ['another signature', (url: string) => url.replace(/sign=./, (text) => (text === 'sign=A' ? 'sign=B' : 'sign=A'))],
    ['no signature', (url: string) => url.replace(/&sign=.*/, '')],
    ['two signatures', (url: string) => `${url}&sign=A`],
  ])('with %s does not open', async (_what, forge) => {
    const { token } = await shop.server.login();
    const [first = '', second = ''] = await photos(token, 2);
    expect((await open(forge(first))).json().code).toBe('4030003');
    // The signature of one image is not valid for another.
    expect((await open(`${second.split('?')[0]}?${first.split('?')[1]}`)).statusCode).toBe(403);
  });
});

describe('pictures are removed', () => {
  it('with the account, at every size', async () => {
    const before = await filesThatStay();
    const person = await shop.server.login();
    const { sent } = await requestOf(person);
    expect((await open(`${sent[0]}&w=96`)).statusCode).toBe(200);
    expect(filesOnDisk()).toBe(before + 3);
    await cancel(person);
    await shop.server.runJobs();
    expect(filesOnDisk()).toBe(before);
    expect((await rows()).filter(({ userId }) => userId === person.accountId)).toEqual([]);
    expect((await open(sent[0] ?? '')).statusCode).toBe(404);
    expect((await open(`${sent[0]}&w=96`)).statusCode).toBe(404);
  });

  it('with the request that they belong to', async () => {
    const person = await shop.server.login();
    const before = await filesThatStay();
    const { requestId } = await shop.offered(person, { photos: await photos(person.token) });
    expect(filesOnDisk()).toBe(before + 3);
    const { data } = await shop.answer(person, requestId, false, OFFER_FEN);
    expect(data).toMatchObject({ state: 'expired', car: { photos: [] } });
    await shop.server.runJobs();
    expect(filesOnDisk()).toBe(before);
  });

  it('when another one takes their place', async () => {
    const person = await shop.server.login();
    const { request, body } = await requestOf(person);
    const [next = ''] = await photos(person.token, 1);
    const [kept = '', replaced = '', other = ''] = request.car.photos;
    const changed = { ...body, requestId: request.requestId, photos: [kept, other, next] };
    const { car } = await shop.server.ask(ESTIMATE, { token: person.token, body: changed });
    await shop.server.runJobs();
    expect(await isThere(replaced)).toBe(false);
    for (const url of car.photos) expect(await isThere(url)).toBe(true);
  });

  it('a day after they were sent when nothing refers to them', async () => {
    const { token } = await shop.server.login();
    const before = await filesThatStay();
    await photos(token, 2);
    shop.server.clock.advance(23 * HOUR_MS);
    await upkeep();
    expect(filesOnDisk()).toBe(before + 2);
    shop.server.clock.advance(HOUR_MS);
    await upkeep();
    expect(filesOnDisk()).toBe(before);
  });

  it('again after a failure, and the others meanwhile', async () => {
    const { token } = await shop.server.login();
    const before = await filesThatStay();
    const [stuck = ''] = (await photos(token, 2)).map((url) => url.split('?')[0]);
    const { files } = shop.server.app.services;
    const remove = files.remove.bind(files);
    const spy = vi.spyOn(files, 'remove').mockImplementation((path) => {
      if (path === stuck) throw new TypeError('disk fault');
      return remove(path);
    });
    shop.server.clock.advance(24 * HOUR_MS);
    await upkeep();
    expect(filesOnDisk()).toBe(before + 1);
    // It is postponed: otherwise a batch full of failing files would be retried forever.
    const row = (await rows()).find(({ path }) => path === stuck);
    expect(row?.removeAt).toBeGreaterThan(shop.server.clock.now());
    spy.mockRestore();
    shop.server.clock.advance(HOUR_MS);
    await upkeep();
    expect(filesOnDisk()).toBe(before);
  });

  it('and cannot be used by a request afterwards', async () => {
    const person = await shop.server.login();
    const sent = await photos(person.token);
    shop.server.clock.advance(24 * HOUR_MS);
    const body = await shop.car(person, { photos: sent });
    expect((await shop.server.call(ESTIMATE, { token: person.token, body })).name).toBe('BAD_INPUT');
  });
});

describe('pictures of articles', () => {
  it('are public, sent by operators alone, and stay when their account goes', async () => {
    const operator = await shop.server.login({ roles: ['operator'] });
    const { data } = await sendPictures(shop.server, operator.token, [['a.jpg', picture]], 'article');
    const [url = ''] = data;
    expect(url).toMatch(/^\/files\/public\/[\w./-]+\.webp$/);
    await cancel(operator);
    await shop.server.runJobs();
    shop.server.clock.advance(48 * HOUR_MS);
    await upkeep();
    const answer = await open(`${url}?w=96`);
    expect(answer.headers['cache-control']).toContain('public');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(96);
    expect((await rows()).filter(({ userId }) => userId === operator.accountId)).toEqual([]);
    const customer = await shop.server.login();
    const refused = await sendPictures(shop.server, customer.token, [['a.jpg', picture]], 'article');
    expect(refused.code).toBe('4030001');
  });
});
