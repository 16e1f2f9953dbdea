import { expect, test, vi } from 'vitest';
import { type RawRequest, RequestFailure, sendToBases } from '.';

const BASES = ['https://a.example', 'https://b.example', 'https://c.example'];
const requestTo =
  (method: RawRequest['method'] = 'GET') =>
  (base: string): RawRequest => ({ method, url: `${base}/x`, headers: {}, timeoutMs: 1 });

/** A network in which only some addresses answer; the others fail with the given failure. */
function network(answers: readonly string[], failure: () => unknown = () => new RequestFailure('network')) {
  const tried: string[] = [];
  const send = vi.fn(async ({ url }: RawRequest) => {
    tried.push(url);
    if (!answers.some((base) => url.startsWith(base))) throw failure();
    return { status: 200, data: url };
  });
  return { send, tried };
}

const caught = (sent: Promise<unknown>): Promise<RequestFailure> =>
  sent.then(
    () => Promise.reject(new TypeError('it was answered')),
    (failure: RequestFailure) => failure,
  );

test('the first base address that answers is asked, and the next request begins there', async () => {
  const { send, tried } = network(['https://b.example']);
  await sendToBases(send, BASES, requestTo());
  expect(await sendToBases(send, BASES, requestTo('POST'))).toEqual({ status: 200, data: 'https://b.example/x' });
  expect(tried).toEqual(['https://a.example/x', 'https://b.example/x', 'https://b.example/x']);
  await sendToBases(network(['https://a.example']).send, BASES, requestTo());
});

test('when none answers, that is what is reported', async () => {
  const { send, tried } = network([]);
  const failure = await caught(sendToBases(send, BASES, requestTo()));
  expect([failure.kind, failure.message]).toEqual(['network', 'all base URLs failed']);
  expect(tried).toHaveLength(3);
});

test('an answer without a status is none', async () => {
  const send = vi.fn(async () => ({ status: 0, data: null }));
  expect((await caught(sendToBases(send, BASES, requestTo()))).message).toBe('all base URLs failed');
  expect(send).toHaveBeenCalledTimes(3);
});

test('what may have arrived is not written twice', async () => {
  const late = network([], () => new RequestFailure('timeout'));
  expect((await caught(sendToBases(late.send, BASES, requestTo('POST')))).kind).toBe('timeout');
  expect(late.tried).toHaveLength(1);
  const read = await caught(sendToBases(late.send, BASES, requestTo('GET')));
  expect([read.kind, read.message]).toEqual(['timeout', 'all base URLs failed']);
});

test('a request that its caller ended is not sent on', async () => {
  const { send, tried } = network([], () => new RequestFailure('aborted'));
  expect((await caught(sendToBases(send, BASES, requestTo()))).kind).toBe('aborted');
  expect(tried).toHaveLength(1);
});
