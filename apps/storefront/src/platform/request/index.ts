import Taro from '@tarojs/taro';
import { type RawReply, type RawRequest, RequestFailure } from './types';

export { sendToBases } from './send-to-bases';
export { type RawReply, type RawRequest, RequestFailure } from './types';

/** Sends one request. Resolves with any response whatever its status; rejects with RequestFailure when there is none. */
export async function sendRequest(request: RawRequest): Promise<RawReply> {
  const task = Taro.request({
    url: request.url,
    method: request.method,
    header: { 'content-type': 'application/json', ...request.headers },
    data: request.body === undefined ? undefined : JSON.stringify(request.body),
    timeout: request.timeoutMs,
    dataType: 'json',
  });
  request.signal?.addEventListener('abort', () => task.abort());
  return task.then(
    (reply) => ({ status: reply.statusCode, data: reply.data }),
    (failure: { errMsg?: string }) => {
      throw new RequestFailure(kindOf(failure?.errMsg ?? '', request.signal), failure);
    },
  );
}

function kindOf(message: string, signal: AbortSignal | undefined): 'timeout' | 'network' | 'aborted' {
  if (signal?.aborted || message.includes('abort')) return 'aborted';
  return /time ?out/i.test(message) ? 'timeout' : 'network';
}
