import type { PageDataTable } from '../../kernel/page-data';
import { findStore } from '../store';
import { showShowroom } from './show-showroom';

/** Width of the head's pictures in design px. */
const HEAD_WIDTH = 390;

/** Data of the page of a store. */
export const showroomPageData: PageDataTable = {
  '/pagesStore/storeDetail': async (ctx, { storeId }) => {
    if (!storeId || !(await findStore(ctx, storeId))) return [];
    const reply = await showShowroom(ctx, { storeId });
    return {
      data: [{ key: 'GET /api/mporder/v1/store/detail', input: { storeId }, reply }],
      head: {
        title: reply.name,
        description: reply.story || reply.address,
        picture: reply.picture,
        preload: [{ picture: reply.picture, width: HEAD_WIDTH }],
      },
    };
  },
};
