import { errorCatalogue } from '@voltfront/contract/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InternalError, refuse } from '../kernel/errors';
import { createLog } from '../kernel/log';
import { defineModule } from '../kernel/module';
import { account } from '../modules/account';
import { system } from '../modules/system';
import { createTestServer, signedHeaders, type TestServer } from '../testing';
import { logRefusal, toRefusal } from './envelope';
import { route } from './routes';

const ECHO = 'POST /api/basic/v1/demo/echo';
const ERROR = 'GET /api/basic/v1/demo/error';
let server: TestServer;

const broken = defineModule({
  name: 'broken',
  routes: {
    'POST /api/basic/v1/pub/captcha/verify': route({
      run: () => {
        throw new InternalError('the hidden reason');
      },
    }),
    'POST /api/basic/v1/pub/captcha/challenge': route({ run: () => ({ secretColumn: 1 }) as never }),
  },
});

beforeAll(async () => {
  server = await createTestServer({ modules: [account, system, broken] });
});
afterAll(() => server.close());

const inject = (payload: string, type = 'application/json') =>
  server.app.server.inject({
    method: 'POST',
    url: '/api/basic/v1/demo/echo',
    headers: { ...signedHeaders(server.app.services.config.apiSecret, server.clock.now()), 'content-type': type },
    payload,
  });

describe('an answer', () => {
  it('is kept by nobody on its way, whether it succeeds or not', async () => {
    for (const body of [{ text: 'x' }, { text: 5 }]) {
      expect((await server.call(ECHO, { body })).headers['cache-control']).toBe('no-store');
    }
  });
});

describe('bad input', () => {
  it('names the field that is wrong', async () => {
    const answer = await server.call(ECHO, { body: { text: 5 } });
    expect(answer).toMatchObject({ status: 400, code: '4000001', data: { fields: ['body.text'] } });
    expect(answer.message).toContain('body.text');
  });

  it('names a missing query field', async () => {
    expect((await server.call(ERROR)).data).toEqual({ fields: ['query.code'] });
  });

  it.each([
    ['broken JSON', '{"text":'],
    ['a poisoned prototype', '{"text":"a","__proto__":{"isAdmin":true}}'],
    ['a poisoned constructor', '{"text":"a","constructor":{"prototype":{"isAdmin":true}}}'],
    ['a character that databases cannot store', '{"text":"a\\u0000b"}'],
    ['a list instead of an object', '[1,2]'],
    ['nothing', ''],
  ])('refuses %s', async (_case, payload) => {
    const answer = await inject(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('4000001');
  });

  it('refuses a body beyond the limit', async () => {
    const answer = await inject(JSON.stringify({ text: 'x'.repeat(300 * 1024) }));
    expect(answer.json().code).toBe('4130001');
  });

  it('refuses a body of another type', async () => {
    expect((await inject('<a/>', 'application/xml')).json().code).toBe('4000001');
  });
});

describe('failures', () => {
  it('says one plain sentence with the request id about the unexpected', async () => {
    const answer = await server.call('POST /api/basic/v1/pub/captcha/verify', {
      body: { challengeId: 'abc', answer: 1 },
    });
    expect(answer).toMatchObject({ status: 500, code: '5000000', data: { requestId: answer.headers['x-request-id'] } });
    expect(JSON.stringify(answer)).not.toContain('hidden reason');
  });

  it('lets no reply out that breaks the contract', async () => {
    const answer = await server.call('POST /api/basic/v1/pub/captcha/challenge', { body: { scene: 'sms' } });
    expect(answer.code).toBe('5000000');
    expect(JSON.stringify(answer)).not.toContain('secretColumn');
  });

  it('answers unknown endpoints with the envelope', async () => {
    const answer = await server.app.server.inject({ method: 'POST', url: '/api/nothing/here' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: '4040000', data: null });
  });

  it.each([
    ['22003', 'BAD_INPUT'],
    ['23505', 'STATE_CHANGED'],
    ['40P01', 'STATE_CHANGED'],
    ['55P03', 'RECORD_BUSY'],
    ['57014', 'OVERLOADED'],
    ['57P01', 'UNAVAILABLE'],
    ['53300', 'UNAVAILABLE'],
    ['25006', 'UNAVAILABLE'],
    ['ECONNREFUSED', 'UNAVAILABLE'],
    ['42P01', 'SERVER_ERROR'],
  ])('takes %s of the database for %s', (code, name) => {
    const wrapped = Object.assign(new InternalError('Failed query'), { cause: { code } });
    expect(toRefusal(wrapped, 'request-1').rowName).toBe(name);
  });

  it('tells the log what failed, and not whose data it was about', () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
    const failure = new DrizzleQueryError('select $1', ['13812345678'], new InternalError('Connection terminated'));
    logRefusal(log, toRefusal(failure, 'request-1'), failure, {});
    expect(lines.join()).toContain('Connection terminated');
    expect(lines.join()).toContain('select $1');
    expect(lines.join()).not.toContain('13812345678');
  });
});

describe('catalogue', () => {
  const rows = Object.entries(errorCatalogue).filter(([, row]) => row.reaction !== 'none');

  it.each(rows)('%s leaves with its code, status and text', async (name, row) => {
    const refusal = refuse(name as keyof typeof errorCatalogue);
    expect(refusal).toMatchObject({ message: row.text, row });
    const answer = await server.call(ERROR, { query: { code: row.code } });
    expect(answer).toMatchObject({ code: row.code, status: row.status, message: row.text });
  });

  it('has no code twice', () => {
    const codes = Object.values(errorCatalogue).map((row) => row.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(['000000', '0000'])('takes %s for a success', async (code) => {
    expect((await server.call(ERROR, { query: { code } })).data).toEqual({ ok: true });
  });

  it('gives a ticket with 2000001 that opens the door once', async () => {
    const query = { code: '2000001' };
    const first = await server.call(ERROR, { query });
    const { ticket } = first.data as unknown as { ticket: string };
    const again = () => server.call(ERROR, { query, headers: { 'x-volt-ticket': ticket } });
    expect((await again()).data).toEqual({ ok: true });
    expect((await again()).code).toBe('2000001');
  });
});
