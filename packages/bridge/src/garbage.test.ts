import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BridgeError } from './errors';
import { BRIDGE_TIMEOUT_MS, PERSON_TIMEOUT_MS } from './pending-calls';
import { callNames, exampleHandlers, exampleOf, join, lonelyClient, lonelyHost, TOKEN } from './testing/joined';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const anyJson = fc.jsonValue({ maxDepth: 3 });
const orMissing = (values: fc.Arbitrary<unknown>) => fc.option(values, { nil: undefined });

/** Texts of every kind: no JSON, any JSON, and messages that are nearly right. */
const almostCall = fc.record({
  id: fc.oneof(fc.constantFrom('1', ''), anyJson),
  jsonrpc: fc.oneof(fc.constant('2.0'), anyJson),
  method: fc.oneof(fc.constantFrom(...callNames, '__proto__', 'message.notification'), anyJson),
  params: orMissing(anyJson),
  timestamp: fc.oneof(fc.nat(), anyJson),
  jsApiToken: fc.oneof(fc.constant(TOKEN), anyJson),
});
const textForApp = fc.oneof(
  fc.string(),
  fc.json(),
  almostCall.map((value) => JSON.stringify(value)),
);

/** Answers and events that mention a call which is really open. */
const almostAnswer = (id: unknown) =>
  fc.oneof(
    fc.record({ id: fc.oneof(fc.constant(id), anyJson), result: orMissing(anyJson), error: orMissing(anyJson) }),
    fc.record({
      jsonrpc: fc.constant('2.0'),
      method: fc.constant('message.notification'),
      params: fc.record({
        name: fc.constantFrom('asyncResult', 'sessionChanged', '__proto__'),
        data: fc.oneof(
          fc.record({ id: fc.constant(id), code: fc.constantFrom(0, -101, -102, 7), data: anyJson }),
          anyJson,
        ),
      }),
    }),
  );

test('the app survives every text, and answers each with an answer', async () => {
  await fc.assert(
    fc.asyncProperty(textForApp, async (text) => {
      const { host, sent } = lonelyHost();
      await host.receive(text);
      expect(sent.length).toBeGreaterThan(0);
      expect('result' in (sent[0] ?? {}) || 'error' in (sent[0] ?? {})).toBe(true);
    }),
  );
});

test('the page survives every text, and each call ends: with a result of its shape or with a bridge error', async () => {
  const scenario = fc.constantFrom(...callNames).chain((name) =>
    fc.record({
      name: fc.constant(name),
      texts: fc.array(
        fc.oneof(
          fc.string(),
          fc.json(),
          almostAnswer('THE-CALL').map((value) => JSON.stringify(value)),
        ),
        {
          maxLength: 6,
        },
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(scenario, async ({ name, texts }) => {
      const { client, call, sent } = lonelyClient();
      const ended = call(name, exampleOf(name).params).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      );
      for (const text of texts) client.receive(text.replaceAll('THE-CALL', String(sent[0]?.id)));
      await vi.advanceTimersByTimeAsync(PERSON_TIMEOUT_MS + BRIDGE_TIMEOUT_MS);
      const end = await ended;
      if ('error' in end) expect(end.error).toBeInstanceOf(BridgeError);
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});

test('calls between garbage are answered as if there were none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(textForApp), fc.array(fc.string()), async (toApp, toPage) => {
      const { client, host, call } = join('android', exampleHandlers());
      const answers = Promise.all(callNames.map((name) => call(name, exampleOf(name).params)));
      for (const text of toPage) client.receive(text);
      for (const text of toApp) void host.receive(text);
      expect(await answers).toEqual(callNames.map((name) => exampleOf(name).result));
    }),
    { numRuns: 30 },
  );
});
