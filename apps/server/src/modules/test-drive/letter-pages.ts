import { systemContext } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { RawRoutes } from '../../kernel/raw-routes';
import { type AddressProof, isOpenAddress } from '../../kernel/signed-address';
import { LETTERS_PATH, letterFile, letterPath } from './sign-letter';

interface Request {
  Params: { file: string };
  Querystring: AddressProof;
}

/** Serves signed letters as PDF files to whoever has the signed URL, which only the driver and the store get. */
export const letterPages: RawRoutes = (server, app) => {
  server.get<Request>(`${LETTERS_PATH}:file`, async (request, reply) => {
    const driveId = request.params.file.replace(/\.pdf$/, '');
    reply.header('cache-control', 'private, no-store');
    if (!isOpenAddress(app, letterPath(driveId), request.query)) throw refuse('ADDRESS_ENDED');
    const found = await letterFile(systemContext(app, app.database.db, request.id), driveId);
    if (!found) throw refuse('NOT_FOUND');
    return reply
      .header('content-disposition', `inline; filename="${found.letterNo}.pdf"`)
      .type('application/pdf')
      .send(found.file);
  });
};
