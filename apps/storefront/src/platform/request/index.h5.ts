import { type RawReply, type RawRequest, RequestFailure } from './types';

export { sendToBases } from './send-to-bases';
export { type RawReply, type RawRequest, RequestFailure } from './types';

/** Sends one request. Resolves with any response whatever its status; rejects with RequestFailure when there is none. */
export async function sendRequest(request: RawRequest): Promise<RawReply> {
  const { signal, timeoutMs } = request;
  const ender = new AbortController();
  let isTimeout = false;
  const timer = setTimeout(() => {
    isTimeout = true;
    ender.abort();
  }, timeoutMs);
  const handleAbort = () => ender.abort();
  if (signal?.aborted) ender.abort();
  signal?.addEventListener('abort', handleAbort);
  try {
    const reply = await fetch(request.url, fetchOptions(request, ender.signal));
    return { status: reply.status, data: parse(await reply.text()) };
  } catch (reason) {
    throw new RequestFailure(isTimeout ? 'timeout' : signal?.aborted ? 'aborted' : 'network', reason);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', handleAbort);
  }
}

function fetchOptions({ method, headers, body }: RawRequest, signal: AbortSignal): RequestInit {
  if (body === undefined) return { method, headers, signal };
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body), signal };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
