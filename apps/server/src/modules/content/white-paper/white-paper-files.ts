import { systemContext } from '../../../kernel/context';
import type { RawRoutes } from '../../../kernel/raw-routes';
import { render } from '../../../kernel/texts';
import { contentTexts } from '../content.texts';
import { fileOfPaper, WHITE_PAPER_PATH } from './draw-white-paper';
import { findPaper } from './white-paper.repository';

/** How long (s) clients may cache a file. */
const KEPT_S = 300;
const NAME = /^([A-Za-z0-9-]{1,40})\.pdf$/;

/** Serves white papers as PDF files. */
export const whitePaperFiles: RawRoutes = (server, app) => {
  server.get<{ Params: { name: string } }>(`${WHITE_PAPER_PATH}:name`, async (request, reply) => {
    const ctx = systemContext(app, app.database.db, request.id);
    const paperId = NAME.exec(request.params.name)?.[1];
    const row = paperId === undefined ? undefined : await findPaper(ctx.db, paperId);
    if (!row) return reply.code(404).type('text/plain; charset=utf-8').send(render(contentTexts.fileMissing));
    const { body } = await fileOfPaper(row);
    return reply
      .header('cache-control', `public, max-age=${KEPT_S}`)
      .header('content-disposition', `inline; filename="${request.params.name}"`)
      .type('application/pdf')
      .send(body);
  });
};
