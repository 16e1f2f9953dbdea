import { type EndpointKey, endpointOf, endpoints, may } from '@voltfront/contract';
import { errorCatalogue } from '@voltfront/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Shop } from '../modules/order/order.fixture';
import { createTestServer, type TestPerson, type TestServer } from '../testing';
import { damagedInput, fittingInput, toSearch } from '../testing/bad-input';
import { garbageForm, garbageHeaders, garbagePayload } from '../testing/garbage';
import { type Inventory, openInventory } from '../testing/inventory';
import { type Answer, sendRaw } from '../testing/raw-call';

const keys = Object.keys(endpoints) as EndpointKey[];
const guarded = new Set(keys.filter((key) => !may(null, endpointOf(key).auth)));
/** `BAD_INPUT_RUNS=500` tests more inputs. */
const RUNS = Number(process.env.BAD_INPUT_RUNS ?? 8);
const SECRET_NAME = '欧阳不可见';

let server: TestServer;
let inventory: Inventory;
let victim: TestPerson;
/** Fingerprints of what belongs to the victim. */
let victims: Record<string, unknown>;
/** Ids that exist, most of them owned by other people. */
let known: string[];

async function idsOf(shop: Shop, person: TestPerson): Promise<string[]> {
  const buyer = { kind: 'personal' as const, name: SECRET_NAME, idNumber: '11010519491231002X', mobile: '13812345678' };
  const paid = await shop.paidOrder(person, { buyer });
  const open = await shop.order(person, { buyer });
  const { payment } = await shop.pay(person, open);
  const draft = await shop.draft(person, { buyer });
  const feed = await server.ask('GET /api/mpmkt/v1/community/feed', { query: { tab: 'newest' } });
  const articleId = feed.items.find((item) => item.kind === 'article')?.cardId ?? '';
  const { comment } = await server.ask('POST /api/mpmkt/v1/community/comment', {
    token: person.token,
    body: { articleId, text: '只有我能删除' },
  });
  const own = [paid.orderNo, open.orderNo, draft.draftId, payment.paymentNo, comment.commentId, person.accountId];
  return [...own, articleId, person.mobile];
}

beforeAll(async () => {
  server = await createTestServer({ demo: true });
  inventory = await openInventory(server.database);
  victim = await server.login();
  const ids = await idsOf(new Shop(server), victim);
  known = [...ids, 'YL01', 'YL01-pro', '310100', 'purchase', '1.1', 'freeCharging', 'battery-standard', '123456'];
  victims = await inventory.printOf(victim.accountId);
});
afterAll(() => server.close());

const isSuccess = (answer: Answer) => answer.envelope?.code === errorCatalogue.SUCCESS.code;

/**
 * A response must be an envelope with a catalogue code and that code's HTTP status, and never a
 * server error.
 */
function expectSound(answer: Answer): void {
  expect(answer.envelope, answer.text.slice(0, 300)).toBeDefined();
  expect(Object.keys(answer.envelope ?? {}).sort()).toEqual(['code', 'data', 'message']);
  const rows = Object.values(errorCatalogue).filter((row) => row.code === answer.envelope?.code);
  expect(rows, answer.text.slice(0, 300)).toHaveLength(1);
  expect(answer.status, answer.text.slice(0, 300)).toBe(rows[0]?.status);
  expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
}

/** Sends a request; a refused one must not have written any row. */
async function expectNoTrace(send: () => Promise<Answer>): Promise<Answer> {
  const before = await inventory.count();
  const answer = await send();
  expectSound(answer);
  if (!isSuccess(answer)) expect(await inventory.count()).toEqual(before);
  return answer;
}

/** Many refused calls that must leave every table as it was. Looks at the tables once, since each look reads all of them. */
async function expectNoTraceOf(calls: () => Promise<void>): Promise<void> {
  const before = await inventory.count();
  await calls();
  expect(await inventory.count()).toEqual(before);
}

const inputsOf = (key: EndpointKey, make: typeof fittingInput) => {
  const { query, body } = endpointOf(key);
  return fc.record({
    search: query ? make(query, known).map(toSearch) : fc.constant(''),
    body: body ? make(body, known) : fc.constant(undefined),
  });
};

const demoError = (key: EndpointKey) => key === 'GET /api/basic/v1/demo/error';

describe.each(keys)('%s', (key) => {
  it('answers bad input of visitors and customers soundly and leaves no half-written row', async () => {
    const { token } = await server.login();
    await fc.assert(
      fc.asyncProperty(inputsOf(key, damagedInput), fc.boolean(), async (input, isVisitor) => {
        const call = { ...input, ...(isVisitor ? {} : { token }) };
        const answer = await expectNoTrace(() => sendRaw(server, key, call));
        if (isVisitor && guarded.has(key)) expect(isSuccess(answer)).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });

  it("neither shows nor changes somebody else's things", async () => {
    const stranger = await server.login();
    await fc.assert(
      fc.asyncProperty(inputsOf(key, fittingInput), async (input) => {
        const answer = await sendRaw(server, key, { ...input, token: stranger.token });
        if (!demoError(key)) expectSound(answer);
        expect(answer.text).not.toContain(SECRET_NAME);
      }),
      { numRuns: RUNS },
    );
    const before = victims;
    victims = await inventory.printOf(victim.accountId);
    expect(victims).toEqual(before);
  });
});

const draw = <T>(values: fc.Arbitrary<T>): T => fc.sample(values, 1)[0] as T;
const fittingCall = (key: EndpointKey) => draw(inputsOf(key, fittingInput));
const drawn = new Map<EndpointKey, ReturnType<typeof fittingCall>>();
/** A call of the right shape, the same one each time: making one takes longer than its answer. */
function sameCall(key: EndpointKey): ReturnType<typeof fittingCall> {
  const call = drawn.get(key) ?? fittingCall(key);
  drawn.set(key, call);
  return call;
}
/** For tests that make a call of every endpoint. */
const ALL_CALLS_MS = 120_000;

describe('who may call what', () => {
  it(
    'refuses everybody without a login where one is needed, whatever is sent',
    async () => {
      await expectNoTraceOf(async () => {
        for (const key of guarded) {
          const answer = await sendRaw(server, key, sameCall(key));
          expectSound(answer);
          expect(answer.envelope?.code, key).toBe('000009');
        }
      });
      expect(guarded.size).toBeGreaterThan(40);
    },
    ALL_CALLS_MS,
  );

  it(
    'refuses tokens that are not shaped like one, and unknown ones',
    async () => {
      await expectNoTraceOf(async () => {
        for (const key of guarded) {
          const bad = await sendRaw(server, key, { ...sameCall(key), token: "' or 1=1 --" });
          expectSound(bad);
          expect(bad.envelope?.code, key).toBe('4010101');
          const unknown = await sendRaw(server, key, { ...sameCall(key), token: 'x'.repeat(43) });
          expectSound(unknown);
          expect(unknown.envelope?.code, key).toBe('4010102');
        }
      });
    },
    ALL_CALLS_MS,
  );

  it(
    'wants a fresh signature for every call',
    async () => {
      await expectNoTraceOf(async () => {
        for (const key of keys) {
          const headers = { 'x-volt-sign': '0'.repeat(40) };
          const answer = await sendRaw(server, key, { ...sameCall(key), headers });
          expectSound(answer);
          expect(answer.envelope?.code, key).toBe('4010006');
        }
      });
    },
    ALL_CALLS_MS,
  );
});

describe('garbage around a right call', () => {
  const someKey = fc.constantFrom(...keys);
  const writing = fc.constantFrom(...keys.filter((key) => endpointOf(key).body && !endpointOf(key).multipart));

  it('in headers', async () => {
    const { token } = await server.login();
    await fc.assert(
      fc.asyncProperty(someKey, garbageHeaders(), async (key, headers) => {
        await expectNoTrace(() => sendRaw(server, key, { ...fittingCall(key), token, headers }));
      }),
      { numRuns: RUNS * 20 },
    );
  });

  it('as body and content type', async () => {
    const { token } = await server.login();
    await fc.assert(
      fc.asyncProperty(writing, garbagePayload(), async (key, { payload, type }) => {
        await expectNoTrace(() => sendRaw(server, key, { payload, token, headers: { 'content-type': type } }));
      }),
      { numRuns: RUNS * 20 },
    );
  });

  it('as upload', async () => {
    const { token } = await server.login();
    const key = 'POST /{product}-app-user/v1/osp/img/uploads';
    await fc.assert(
      fc.asyncProperty(garbageForm(), async ({ payload, type }) => {
        const answer = await expectNoTrace(() =>
          sendRaw(server, key, { payload, token, headers: { 'content-type': type } }),
        );
        expect(isSuccess(answer)).toBe(false);
      }),
      { numRuns: RUNS * 10 },
    );
  });

  it('in the address', async () => {
    for (const url of [
      '/api/%ZZ',
      '/api/../../etc/passwd',
      '//api//',
      '/api/mporder/v1/order/detail/',
      `/${'a'.repeat(9000)}`,
    ]) {
      const response = await server.app.server.inject({ method: 'POST', url });
      expect(response.statusCode, url).toBeLessThan(500);
      expect(response.json().code, url).toMatch(/^40[04]/);
    }
  });
});
