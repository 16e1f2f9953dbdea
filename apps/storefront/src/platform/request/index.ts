import Taro from '@tarojs/taro';
import { type RawReply, type RawRequest, RequestFailure } from './types';

export { type FailureKind, type RawReply, type RawRequest, RequestFailure } from './types';

/** Sends one request. Resolves with any answer whatever its status; rejects with RequestFailure when none came. */
export function sendRequest(request: RawRequest): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const task = Taro.request({
      url: request.url,
      method: request.method,
      header: { 'content-type': 'application/json', ...request.headers },
      data: request.body === undefined ? undefined : JSON.stringify(request.body),
      timeout: request.timeoutMs,
      dataType: 'json',
      success: (reply) => resolve({ status: reply.statusCode, data: reply.data }),
      fail: (failure) => reject(new RequestFailure(kindOf(failure.errMsg ?? '', request.signal), failure)),
    });
    request.signal?.addEventListener('abort', () => task.abort());
  });
}

function kindOf(message: string, signal: AbortSignal | undefined): 'timeout' | 'network' | 'aborted' {
  if (signal?.aborted || message.includes('abort')) return 'aborted';
  return /time ?out/i.test(message) ? 'timeout' : 'network';
}
