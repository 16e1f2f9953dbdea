import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { openStandIn, type Reply } from '../../testing/stand-in';

const CHALLENGE = 'POST /api/basic/v1/pub/captcha/challenge';
const VERIFY = 'POST /api/basic/v1/pub/captcha/verify';
const ID = '647f5ed2ed8acb4be36784e01556bb71';
const KEY = 'key-of-the-test-number';

let server: TestServer;
let service: Awaited<ReturnType<typeof openStandIn>>;
let reply: Reply;
let count = 0;
let remoteAddress: string;

beforeAll(async () => {
  service = await openStandIn(() => reply);
  server = await createTestServer({
    config: { geetestCaptchaId: ID, geetestCaptchaKey: KEY, geetestApiUrl: service.origin },
  });
});
beforeEach(() => {
  count += 1;
  remoteAddress = `10.8.0.${count}`;
  reply = { status: 'success', result: 'success', reason: '', captcha_args: {} };
  // Ends the pause that an outage simulated by an earlier test has caused.
  server.clock.advance(61_000);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const challenge = (body: object = { canRunScript: true }) =>
  server.call(CHALLENGE, { body: { scene: 'sms', ...body }, remoteAddress });
const proof = (lotNumber = `lot-${count}`) => ({
  lotNumber,
  captchaOutput: 'output',
  passToken: 'pass',
  genTime: '1800000000',
});
const verify = (challengeId: string, answer: unknown = proof()) =>
  server.call(VERIFY, { body: { challengeId, answer }, remoteAddress });
const challengeId = async () => (await challenge()).data.challengeId;

it('a client that can run the script gets it, any other a puzzle of the server', async () => {
  const { data } = await challenge();
  expect(data).toMatchObject({ kind: 'geetest', captchaId: ID, script: 'https://static.geetest.com/v4/gt4.js' });
  expect((await challenge({})).data.kind).toBe('slider');
  expect((await challenge({ kind: 'text' })).data.kind).toBe('text');
});

it('a proof that the service confirms gives a ticket; the serial number is signed with the key', async () => {
  const passed = await verify(await challengeId());
  expect(passed.data.ticket).toMatch(/^[\w-]{32}$/);
  const { method, url, body } = service.seen.at(-1) ?? { method: '', url: new URL('http://x'), body: '' };
  expect([method, url.pathname, url.searchParams.get('captcha_id')]).toEqual(['POST', '/validate', ID]);
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    lot_number: `lot-${count}`,
    captcha_output: 'output',
    pass_token: 'pass',
    gen_time: '1800000000',
    sign_token: createHmac('sha256', KEY).update(`lot-${count}`).digest('hex'),
  });
});

it('a forged proof, which the service does not know, is wrong, and the fifth pauses the caller', async () => {
  reply = { status: 'success', result: 'fail', reason: 'pass_token expire', captcha_args: {} };
  const names: string[] = [];
  for (let time = 0; time < 5; time += 1) names.push((await verify(await challengeId(), proof(`f${time}`))).name);
  expect(names).toEqual([...Array(4).fill('CAPTCHA_WRONG'), 'CAPTCHA_PAUSED']);
});

it('a proof passes once, and a challenge takes one answer', async () => {
  const first = await challengeId();
  expect((await verify(first)).name).toBe('SUCCESS');
  expect((await verify(first)).name).toBe('CAPTCHA_EXPIRED');
  const asked = service.seen.length;
  expect((await verify(await challengeId())).name).toBe('CAPTCHA_WRONG');
  expect(service.seen).toHaveLength(asked);
});

it.each([
  ['a slider by a proof', {}, proof('other')],
  ['the script by a number', { canRunScript: true }, 120],
  ['the script by characters', { canRunScript: true }, 'ABCD'],
])('answers of another kind are wrong: %s', async (_what, body, answer) => {
  const asked = service.seen.length;
  const { data } = await challenge(body);
  expect((await verify(data.challengeId, answer)).name).toBe('CAPTCHA_WRONG');
  expect(service.seen).toHaveLength(asked);
});

it.each([
  ['breaks the connection', null],
  ['answers with no JSON', 'bad gateway'],
  ['answers with a fault of its own', { status: 'error', code: '-50005', msg: 'illegal gen_time' }],
  ['answers without a result', { status: 'success' }],
])('nobody passes while the service %s; puzzles take its place for a minute', async (_what, broken) => {
  const id = await challengeId();
  reply = broken;
  expect((await verify(id)).name).toBe('PROVIDER_DOWN');
  expect((await challenge()).data.kind).toBe('slider');
  server.clock.advance(61_000);
  expect((await challenge()).data.kind).toBe('geetest');
});

it('an answer that takes longer than three seconds is none', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(3000);
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  });
  expect((await verify(await challengeId())).name).toBe('PROVIDER_DOWN');
  timeouts.mockRestore();
});

it('pages may load the script and what it needs, only where the shop has it', async () => {
  const policy = String((await server.app.server.inject({ url: '/' })).headers['content-security-policy']);
  for (const rule of ['script-src', 'style-src', 'img-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${rule} [^;]*https://static\\.geetest\\.com ${service.origin}`));
});

it.each([
  { challengeId: 'x', answer: { lotNumber: 'a' } },
  { challengeId: 'x', answer: { ...proof(), genTime: 'now' } },
])('a proof of another shape is bad input: %j', async (body) =>
  expect((await server.call(VERIFY, { body, remoteAddress })).name).toBe('BAD_INPUT'),
);
