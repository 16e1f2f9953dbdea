import Taro from '@tarojs/taro';
import { type RawReply, RequestFailure } from '../request/types';
import type { ChooseOptions, ChosenFile, UploadRequest } from './types';

export type { ChooseOptions, ChosenFile, UploadRequest } from './types';

/** Lets the customer choose pictures. Empty when nothing was chosen. */
export async function chooseImages(options: ChooseOptions = {}): Promise<ChosenFile[]> {
  const { count = 1, sizeType = ['original', 'compressed'], sourceType = ['album', 'camera'] } = options;
  return Taro.chooseImage({ count, sizeType, sourceType }).then(
    ({ tempFiles }) =>
      tempFiles.map(({ path, size }) => ({
        size,
        name: path.split('/').pop() ?? path,
        previewUrl: path,
        handle: path,
      })),
    () => [],
  );
}

/** Uploads files one after another, as mini-programs send one per request; the paths of all answers are joined. */
export async function sendFiles(request: UploadRequest): Promise<RawReply> {
  const paths: unknown[] = [];
  for (const file of request.files) {
    const reply = await sendFile(request, file);
    const data = (reply.data as { data?: unknown } | null)?.data;
    if (!Array.isArray(data)) return reply;
    paths.push(...data);
    if (file === request.files.at(-1))
      return { status: reply.status, data: { ...(reply.data as object), data: paths } };
  }
  throw new RequestFailure('aborted');
}

async function sendFile({ url, headers, fields, timeoutMs }: UploadRequest, file: ChosenFile): Promise<RawReply> {
  const options = { url, filePath: String(file.handle), name: 'files', header: headers, formData: fields };
  return Taro.uploadFile({ ...options, timeout: timeoutMs }).then(
    (reply) => ({ status: reply.statusCode, data: parse(reply.data) }),
    (reason: unknown) => Promise.reject(new RequestFailure('network', reason)),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
