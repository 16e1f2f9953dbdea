import type { PhonePicture } from './pictures';

/** Width of a photo taken by the camera, in px. */
const PHOTO_WIDTH = 1170;
const CHUNK = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  return btoa(binary);
}

/** A picture in the format that the bridge passes to pages. */
export async function readPicture(
  load: typeof fetch,
  { id, src }: PhonePicture,
): Promise<{ name: string; mime: string; base64: string }> {
  const answer = await load(`${src}?w=${PHOTO_WIDTH}`);
  if (!answer.ok) throw new TypeError(`${src}: status ${answer.status}`);
  const mime = answer.headers.get('content-type') ?? 'image/webp';
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { name: `${id}.${mime.split('/')[1] ?? 'webp'}`, mime, base64: toBase64(bytes) };
}
