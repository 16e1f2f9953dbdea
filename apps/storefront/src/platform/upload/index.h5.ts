import { type RawReply, RequestFailure } from '../request/types';
import type { ChooseOptions, ChosenFile, UploadRequest } from './types';

export type { ChooseOptions, ChosenFile, UploadRequest } from './types';

/** Lets the customer choose pictures. Empty when nothing was chosen. */
export function chooseImages({ count = 1, sourceType }: ChooseOptions = {}): Promise<ChosenFile[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.multiple = count > 1;
    if (sourceType?.length === 1 && sourceType[0] === 'camera') input.capture = 'environment';
    input.addEventListener('change', () => resolve([...(input.files ?? [])].slice(0, count).map(toChosen)));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

const toChosen = (file: File): ChosenFile => ({
  size: file.size,
  name: file.name,
  previewUrl: URL.createObjectURL(file),
  handle: file,
});

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
