import { systemContext } from '../../../kernel/context';
import type { RawRoutes } from '../../../kernel/raw-routes';
import { type AddressProof, isOpenAddress } from '../../../kernel/signed-address';
import { render } from '../../../kernel/texts';
import { contentTexts } from '../content.texts';
import { findAnyPaper } from './desk.repository';
import { fileOfPaper, WHITE_PAPER_PATH } from './draw-white-paper';
import { findPaper } from './white-paper.repository';

/** How long (s) clients may cache a file. */
const KEPT_S = 300;
const NAME = /^([A-Za-z0-9-]{1,40})\.pdf$/;

interface Asked {
  Params: { name: string };
  Querystring: AddressProof;
}

/** Serves white papers as PDF files. */
export const whitePaperFiles: RawRoutes = (server, app) => {
  server.get<Asked>(`${WHITE_PAPER_PATH}:name`, async (request, reply) => {
    const ctx = systemContext(app, app.database.db, request.id);
    const { name } = request.params;
    const paperId = NAME.exec(name)?.[1];
    // Staff get a signed address, good for papers that nobody else can read.
    const find = isOpenAddress(app, `${WHITE_PAPER_PATH}${name}`, request.query) ? findAnyPaper : findPaper;
    const row = paperId === undefined ? undefined : await find(ctx.db, paperId);
    if (!row) return reply.code(404).type('text/plain; charset=utf-8').send(render(contentTexts.fileMissing));
    const { body } = await fileOfPaper(row);
    return reply
      .header('cache-control', row.isPublished ? `public, max-age=${KEPT_S}` : 'private, no-store')
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(body);
  });
};
