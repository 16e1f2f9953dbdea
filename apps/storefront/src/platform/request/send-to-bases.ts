import { type RawReply, type RawRequest, RequestFailure } from './types';

type Send = (request: RawRequest) => Promise<RawReply>;

/** The base address that answered last: the next request begins there. */
let answeredAt = 0;

/** Sends to one base address. An answer without a status is none. */
async function sendTo(send: Send, request: RawRequest): Promise<RawReply | RequestFailure> {
  try {
    const reply = await send(request);
    return reply.status === 0 ? new RequestFailure('network', reply) : reply;
  } catch (failure) {
    return failure instanceof RequestFailure ? failure : new RequestFailure('network', failure);
  }
}

/** Whether the next base address may be tried: what may have arrived is not written twice. */
const mayGoOn = ({ kind }: RequestFailure, { method }: RawRequest): boolean =>
  kind === 'network' || (kind === 'timeout' && method === 'GET');

/**
 * Sends a request to the first of some base addresses that answers, beginning with the one that answered last.
 *
 * @param requestFor makes the request to a base address, with a new signature for each
 * @throws RequestFailure of the last try: 'all base URLs failed' when none answered, its own when it ended early
 */
export async function sendToBases(
  send: Send,
  bases: readonly string[],
  requestFor: (base: string) => RawRequest,
): Promise<RawReply> {
  let last = new RequestFailure('network');
  for (let turn = 0; turn < bases.length; turn += 1) {
    const at = (answeredAt + turn) % bases.length;
    const request = requestFor(bases[at] ?? '');
    const result = await sendTo(send, request);
    if (!(result instanceof RequestFailure)) {
      answeredAt = at;
      return result;
    }
    if (!mayGoOn(result, request)) throw result;
    last = result;
  }
  throw new RequestFailure(last.kind, last, 'all base URLs failed');
}
