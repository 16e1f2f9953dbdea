import { systemContext } from '../../../kernel/context';
import type { RawRoutes } from '../../../kernel/raw-routes';
import { render } from '../../../kernel/texts';
import { contentTexts } from '../content.texts';
import { BROCHURE_PATH, findBrochure } from './brochures';

/** How long (s) clients may cache a brochure. */
const KEPT_S = 300;

/** Serves brochures as PDF files. */
export const brochurePages: RawRoutes = (server, app) => {
  server.get<{ Params: { file: string } }>(`${BROCHURE_PATH}:file`, async (request, reply) => {
    const ctx = systemContext(app, app.database.db, request.id);
    const brochure = await findBrochure(ctx, `${BROCHURE_PATH}${request.params.file}`);
    if (!brochure) return reply.code(404).type('text/plain; charset=utf-8').send(render(contentTexts.fileMissing));
    return reply
      .header('cache-control', `public, max-age=${KEPT_S}`)
      .header('content-disposition', `inline; filename="${request.params.file}"`)
      .type('application/pdf')
      .send(brochure.body);
  });
};
