import { type RawReply, RequestFailure } from '../request/types';
import type { UploadRequest } from './types';

export { chooseImages } from './choose-images';
export type { ChooseOptions, ChosenFile, UploadRequest } from './types';

/** Uploads all files in one multipart request. */
export async function sendFiles({ url, headers, fields, files, timeoutMs }: UploadRequest): Promise<RawReply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('files', file.handle as File, file.name);
  const ender = new AbortController();
  const timer = setTimeout(() => ender.abort(), timeoutMs);
  try {
    const reply = await fetch(url, { method: 'POST', headers, body: form, signal: ender.signal });
    return { status: reply.status, data: await reply.json() };
  } catch (reason) {
    throw new RequestFailure(ender.signal.aborted ? 'timeout' : 'network', reason);
  } finally {
    clearTimeout(timer);
  }
}
