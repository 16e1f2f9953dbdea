import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BridgeError, bridgeCodes, bridgeTexts } from './errors';
import { allPlatforms } from './method';
import { methodNames, methodOf, platformsOf } from './methods';
import { BRIDGE_TIMEOUT_MS, PERSON_TIMEOUT_MS } from './pending-calls';
import {
  callNames,
  codeOf,
  exampleHandlers,
  exampleOf,
  handledNames,
  join,
  lonelyClient,
  lonelyHost,
} from './testing/joined';

/** No shape of the description but "any JSON value" takes this. */
const WRONG = { wrong: [] };

const isInteractive = (name: string) => Boolean(methodOf(name)?.isInteractive);
const systemOf = (name: string) => platformsOf(methodOf(name) as never)[0] ?? 'android';

/** The example's parameters with one field of another type each, and something that is no record. */
function wrongParams(name: string): unknown[] {
  const { params } = exampleOf(name) as { params: Record<string, unknown> };
  const fields = Object.entries(methodOf(name)?.params.fields ?? {}).filter(([, field]) => !field.is(WRONG));
  return ['text', 5, [], ...fields.map(([field]) => ({ ...params, [field]: WRONG }))];
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the description has every method of the specification', () => {
  const sizes: Record<string, number> = {};
  for (const name of methodNames) {
    const group = name.split('.')[0] ?? '';
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  expect(sizes).toEqual({
    storage: 4,
    message: 4,
    navigation: 7,
    appInfo: 8,
    operation: 11,
    service: 3,
    authorization: 7,
  });
  expect(methodNames.filter((name) => methodOf(name)?.isExtension)).toEqual(['operation.requestPayment']);
});

describe.each(methodNames)('%s', (name) => {
  test('has an example of the described shapes', () => {
    const method = methodOf(name);
    expect(method?.params.is(exampleOf(name).params)).toBe(true);
    expect(method?.result.is(exampleOf(name).result)).toBe(true);
  });
});

describe.each(callNames)('%s', (name) => {
  const { params, result } = exampleOf(name);

  test('a right call reaches its handler and brings back its result', async () => {
    const { call } = join(systemOf(name), exampleHandlers());
    expect(await call(name, params)).toEqual(result);
  });

  test('the page does not send wrong parameters', async () => {
    const { call, sent } = lonelyClient(systemOf(name));
    for (const wrong of wrongParams(name)) expect(await codeOf(call(name, wrong))).toBe(bridgeCodes.invalidParams);
    expect(sent).toEqual([]);
  });

  test('the app refuses wrong parameters of a page that sends them', async () => {
    const { ask, sent } = lonelyHost({ platform: systemOf(name) });
    for (const wrong of wrongParams(name)) await ask(name, wrong);
    const codes = sent.map(({ error }) => (error as BridgeError).code);
    expect(codes).toEqual(wrongParams(name).map(() => bridgeCodes.invalidParams));
  });

  test('the page passes on no result of another shape', async () => {
    const { call, sent, answer } = lonelyClient(systemOf(name));
    for (const wrong of ['wrong', 5, [], WRONG, true]) {
      const code = codeOf(call(name, params));
      const id = sent.at(-1)?.id;
      answer({ id, jsonrpc: '2.0', result: wrong });
      expect(await code).toBe(bridgeCodes.internalError);
    }
  });

  test('an app that does not answer has timed out after five seconds', async () => {
    const { call } = lonelyClient(systemOf(name));
    const code = codeOf(call(name, params));
    await vi.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await code).toBe(bridgeCodes.timedOut);
  });

  test('each system has it, or both ends say that it has not', async () => {
    for (const platform of allPlatforms) {
      const isThere = platformsOf(methodOf(name) as never).includes(platform);
      const { call, sent } = lonelyClient(platform);
      const page = isThere ? undefined : call(name, params);
      if (page)
        await expect(page).rejects.toMatchObject({
          code: bridgeCodes.unsupportedPlatform,
          message: bridgeTexts.androidOnly,
        });
      const app = lonelyHost({ platform });
      await app.ask(name, params);
      expect((app.sent[0]?.error as BridgeError | undefined)?.code).toBe(
        isThere ? undefined : bridgeCodes.unsupportedPlatform,
      );
      expect(sent).toEqual([]);
    }
  });

  test('a token of another web view is refused', async () => {
    const { ask, sent } = lonelyHost({ platform: systemOf(name) });
    await ask(name, params, 'stolen');
    expect(sent).toMatchObject([{ id: 'c1', error: { code: bridgeCodes.notAllowed } }]);
  });
});

describe.each(handledNames)('%s', (name) => {
  const { params } = exampleOf(name);
  const failing = (fault: () => unknown) => join(systemOf(name), exampleHandlers({ [name]: fault })).call(name, params);

  test('a handler that throws is an internal error without its text, a failure where the person was asked', async () => {
    const call = failing(() => {
      throw new TypeError('secret of the app');
    });
    const code = isInteractive(name) ? bridgeCodes.failed : bridgeCodes.internalError;
    await expect(call).rejects.toMatchObject({ code, message: 'internal error' });
  });

  test('an error that the app made keeps its text', async () => {
    const call = failing(() => Promise.reject(new BridgeError(bridgeCodes.failed, '当前无法使用')));
    await expect(call).rejects.toMatchObject({ code: bridgeCodes.failed, message: '当前无法使用' });
  });

  test('a handler with a result of another shape is an error in the app already', async () => {
    const { ask, sent, faults } = lonelyHost({
      platform: systemOf(name),
      handlers: exampleHandlers({ [name]: () => 'wrong' }),
    });
    await ask(name, params);
    expect(faults).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toContain('wrong');
  });

  test('an app without the handler does not have the method', async () => {
    const { call } = join(systemOf(name), {});
    expect(await codeOf(call(name, params))).toBe(bridgeCodes.methodNotFound);
  });
});

describe.each(handledNames.filter(isInteractive))('%s', (name) => {
  const { params, result } = exampleOf(name);

  test('waits for the person longer than for the app', async () => {
    let decide: (value: unknown) => void = () => undefined;
    const decided = new Promise((resolve) => {
      decide = resolve;
    });
    const { call } = join('android', exampleHandlers({ [name]: () => decided }));
    const answer = call(name, params);
    await vi.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS * 10);
    decide(result);
    expect(await answer).toEqual(result);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a person who never decides ends the call after ten minutes', async () => {
    const { call } = join('android', exampleHandlers({ [name]: () => new Promise(() => undefined) }));
    const code = codeOf(call(name, params));
    await vi.advanceTimersByTimeAsync(PERSON_TIMEOUT_MS + BRIDGE_TIMEOUT_MS);
    expect(await code).toBe(bridgeCodes.timedOut);
  });

  test('an outcome of another shape is not passed on', async () => {
    const { call, sent, answer } = lonelyClient();
    const code = codeOf(call(name, params));
    const id = sent[0]?.id;
    answer({ id, jsonrpc: '2.0', result: { isPending: true } });
    answer({
      jsonrpc: '2.0',
      method: 'message.notification',
      params: { name: 'asyncResult', data: { id, code: 0, data: 'wrong' } },
    });
    expect(await code).toBe(bridgeCodes.internalError);
  });
});
