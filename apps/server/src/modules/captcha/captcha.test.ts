import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import type { StoredChallenge } from './make-challenge';
import { demandCaptcha } from './tickets';

const CHALLENGE = 'POST /api/basic/v1/pub/captcha/challenge';
const VERIFY = 'POST /api/basic/v1/pub/captcha/verify';
let server: TestServer;
let address = 0;
let remoteAddress: string;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => {
  address += 1;
  remoteAddress = `10.9.0.${address}`;
});
afterAll(() => server.close());

const ask = (body: object = { scene: 'sms' }) => server.call(CHALLENGE, { body, remoteAddress });
const verify = (challengeId: string, answer: unknown) =>
  server.call(VERIFY, { body: { challengeId, answer }, remoteAddress });
const solutionOf = async (challengeId: string) => {
  const stored = await server.app.services.cache.get<StoredChallenge>(`captcha:challenge:${challengeId}`);
  return stored?.solution ?? '';
};
const sizeOf = async (dataUrl: string) => {
  const { width, height } = await sharp(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')).metadata();
  return { width, height };
};

describe('captcha', () => {
  it('draws a slider puzzle without telling its solution', async () => {
    const { data } = await ask();
    if (data.kind !== 'slider') throw new TypeError('expected a slider');
    expect(await sizeOf(data.background)).toEqual({ width: data.width, height: data.height });
    expect(await sizeOf(data.piece)).toEqual({ width: data.pieceWidth, height: data.pieceWidth });
    expect(Object.keys(data)).not.toContain('left');
    expect(data.expiresAt).toBe(server.clock.now() + 120_000);
  });

  it('takes the hole within 5 pixels and gives a ticket for the scene', async () => {
    const { data } = await ask();
    const hole = Number(await solutionOf(data.challengeId));
    const passed = await verify(data.challengeId, hole + 5);
    expect(passed.name).toBe('SUCCESS');
    const ctx = server.ctx();
    const withTicket = { ...ctx, request: { ...ctx.request, captchaTicket: passed.data.ticket } };
    await expect(demandCaptcha(withTicket, 'comment')).rejects.toMatchObject({ rowName: 'CAPTCHA_REQUIRED' });
  });

  it('lets a ticket pass once', async () => {
    const { data } = await ask();
    const passed = await verify(data.challengeId, Number(await solutionOf(data.challengeId)));
    const ctx = server.ctx();
    const withTicket = { ...ctx, request: { ...ctx.request, captchaTicket: passed.data.ticket } };
    await expect(demandCaptcha(withTicket, 'sms')).resolves.toBeUndefined();
    await expect(demandCaptcha(withTicket, 'sms')).rejects.toMatchObject({ rowName: 'CAPTCHA_REQUIRED' });
  });

  it('draws four characters and takes them in small letters', async () => {
    const { data } = await ask({ scene: 'login', kind: 'text' });
    expect(data).toMatchObject({ kind: 'text', length: 4 });
    const text = String(await solutionOf(data.challengeId));
    expect((await verify(data.challengeId, text.toLowerCase())).name).toBe('SUCCESS');
  });

  it('uses a puzzle up with a wrong answer', async () => {
    const { data } = await ask();
    const hole = Number(await solutionOf(data.challengeId));
    expect((await verify(data.challengeId, hole > 100 ? hole - 6 : hole + 6)).name).toBe('CAPTCHA_WRONG');
    expect((await verify(data.challengeId, hole)).name).toBe('CAPTCHA_EXPIRED');
  });

  it('lets nobody answer after 2 minutes', async () => {
    const { data } = await ask();
    const hole = Number(await solutionOf(data.challengeId));
    server.clock.advance(120_000);
    expect((await verify(data.challengeId, hole)).name).toBe('CAPTCHA_EXPIRED');
  });

  it('pauses the caller for 10 minutes after 5 failures, and nobody else', async () => {
    for (let index = 0; index < 5; index += 1) {
      const { data } = await ask();
      expect((await verify(data.challengeId, 0)).name).toBe(index < 4 ? 'CAPTCHA_WRONG' : 'CAPTCHA_PAUSED');
    }
    expect(await ask()).toMatchObject({ name: 'CAPTCHA_PAUSED', data: { resumesAt: server.clock.now() + 600_000 } });
    expect((await server.call(CHALLENGE, { body: { scene: 'sms' }, remoteAddress: '10.9.9.9' })).name).toBe('SUCCESS');
    server.clock.advance(600_000);
    expect((await ask()).name).toBe('SUCCESS');
  });

  it('refuses scenes and answers that do not exist', async () => {
    expect((await ask({ scene: 'nonsense' })).name).toBe('BAD_INPUT');
    expect((await verify('abc', { a: 1 })).name).toBe('BAD_INPUT');
    expect((await verify('unknown', 5)).name).toBe('CAPTCHA_EXPIRED');
  });
});
