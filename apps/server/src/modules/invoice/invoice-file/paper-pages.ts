import { systemContext } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import type { RawRoutes } from '../../../kernel/raw-routes';
import { type AddressProof, isOpenAddress } from '../../../kernel/signed-address';
import { selectPaper } from '../invoice.repository';
import { drawPaper } from './draw-paper';
import { PAPERS_PATH, paperPath } from './paper-address';

interface Request {
  Params: { userId: string; file: string };
  Querystring: AddressProof;
}

/** Serves invoices as PDF files to whoever has the signed URL. No proxy may keep them. */
export const paperPages: RawRoutes = (server, app) => {
  server.get<Request>(`${PAPERS_PATH}:userId/:file`, async (request, reply) => {
    const { userId, file } = request.params;
    const key = { userId, invoiceNo: file.replace(/\.pdf$/, '') };
    reply.header('cache-control', 'private, no-store');
    if (!isOpenAddress(app, paperPath(key), request.query)) throw refuse('ADDRESS_ENDED');
    const ctx = systemContext(app, app.database.db, request.id);
    const paper = await selectPaper(ctx.db, userId, key.invoiceNo);
    if (!paper) throw refuse('NOT_FOUND');
    return reply
      .header('content-disposition', `inline; filename="${key.invoiceNo}.pdf"`)
      .type('application/pdf')
      .send(await drawPaper(ctx, paper));
  });
};
