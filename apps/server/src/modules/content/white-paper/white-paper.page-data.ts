import { AppError } from '../../../kernel/errors';
import type { PageDataTable } from '../../../kernel/page-data';
import { listWhitePapers, showWhitePaper } from './show-white-paper';

/** Width in design px of a paper's cover. */
const COVER_WIDTH = 390;
const PAPER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Page data of the white papers, because they are opened from shared links. */
export const whitePaperPageData: PageDataTable = {
  '/pagesCommunity/whitePaper': async (ctx, { id = '' }) => {
    if (id === '') {
      const reply = await listWhitePapers(ctx);
      return [{ key: 'GET /api/mpmkt/v1/whitePapers', input: {}, reply }];
    }
    if (!PAPER_ID.test(id)) return [];
    try {
      const reply = await showWhitePaper(ctx, { paperId: id });
      const { title, summary, cover } = reply;
      return {
        data: [{ key: 'GET /api/mpmkt/v1/whitePaper', input: { paperId: id }, reply }],
        head: { title, description: summary, picture: cover, preload: [{ picture: cover, width: COVER_WIDTH }] },
      };
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  },
};
