import { systemContext } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import type { RawRoutes } from '../../../kernel/raw-routes';
import { type AddressProof, isOpenAddress } from '../../../kernel/signed-address';
import { COPIES_PATH, copyPath } from './copy-address';
import { findCopy } from './find-copy';

interface Request {
  Params: { userId: string; file: string };
  Querystring: AddressProof;
}

/**
 * Serves signed agreements as PDF files to anybody with the signed URL, which only the owner gets.
 * No proxy may cache them.
 */
export const agreementPages: RawRoutes = (server, app) => {
  server.get<Request>(`${COPIES_PATH}:userId/:file`, async (request, reply) => {
    const { userId, file } = request.params;
    const key = { userId, copyNo: file.replace(/\.pdf$/, '') };
    reply.header('cache-control', 'private, no-store');
    if (!isOpenAddress(app, copyPath(key), request.query)) throw refuse('ADDRESS_ENDED');
    const copy = await findCopy(systemContext(app, app.database.db, request.id), key);
    if (!copy) throw refuse('NOT_FOUND');
    return reply
      .header('content-disposition', `inline; filename="${key.copyNo}.pdf"`)
      .type('application/pdf')
      .send(copy);
  });
};
