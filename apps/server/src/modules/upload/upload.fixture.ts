import { addressOf } from '../../gateway/register';
import { signedHeaders, type TestServer } from '../../testing';

/** The endpoint that takes pictures. */
export const UPLOAD = 'POST /{product}-app-user/v1/osp/img/uploads';

/** The one of the console, for reports of inspections. */
export const STAFF_UPLOAD = 'POST /api/mporder/v1/staff/handovers/photos';

/** Sends files as a form does, over HTTP. */
export async function sendPictures(
  server: TestServer,
  token: string | null,
  files: readonly [name: string, content: Buffer, field?: string][],
  shot = 'front',
  { key = UPLOAD, platform = 'WEB_MOBILE' }: { key?: typeof UPLOAD | typeof STAFF_UPLOAD; platform?: string } = {},
): Promise<{ code: string; data: string[] }> {
  const form = new FormData();
  form.append('shot', shot);
  for (const [name, content, field] of files) form.append(field ?? 'files', new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://local', { method: 'POST', body: form });
  const answer = await server.app.server.inject({
    method: 'POST',
    url: addressOf(key).url,
    headers: {
      ...signedHeaders(server.app.services.config.apiSecret, server.clock.now()),
      'x-volt-platform': platform,
      'content-type': request.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json();
}
