import Taro from '@tarojs/taro';
import { askHost, failureWords } from '../host';
import { type RawReply, RequestFailure } from '../request/types';
import type { ChosenFile, UploadRequest } from './types';

/**
 * Uploads files one after another, as mini-programs send one per request; the paths of all answers are joined.
 * @param extra further fields that this platform requires
 */
export async function sendOneByOne(request: UploadRequest, extra: object = {}): Promise<RawReply> {
  const paths: unknown[] = [];
  for (const file of request.files) {
    const reply = await sendFile(request, file, extra);
    const data = (reply.data as { data?: unknown } | null)?.data;
    if (!Array.isArray(data)) return reply;
    paths.push(...data);
    if (file === request.files.at(-1))
      return { status: reply.status, data: { ...(reply.data as object), data: paths } };
  }
  throw new RequestFailure('aborted');
}

function sendFile(request: UploadRequest, file: ChosenFile, extra: object): Promise<RawReply> {
  const { url, headers, fields, timeoutMs } = request;
  const options = { url, filePath: String(file.handle), name: 'files', header: headers, formData: fields, ...extra };
  return askHost(() => Taro.uploadFile({ ...options, timeout: timeoutMs })).then(
    (reply) => ({ status: Number(reply.statusCode), data: parse(reply.data) }),
    (reason: unknown) => {
      throw new RequestFailure(/timeout/i.test(failureWords(reason)) ? 'timeout' : 'network', reason);
    },
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
