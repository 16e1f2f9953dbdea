import type { Ctx } from '../../kernel/context';
import type { PageDataTable } from '../../kernel/page-data';
import { showChannel } from '../test-drive';
import { selectGifts } from './drive-gift.repository';
import { showGifts } from './show-gifts';

/** The channel and its gifts; nothing for a code that has none. */
async function giftPage(ctx: Ctx, code: string) {
  if ((await selectGifts(ctx.db, code)).length === 0) return { data: [] };
  const channel = await showChannel(ctx, code);
  const { title, headline: description, picture } = channel.settings;
  return {
    data: [
      { key: 'GET /api/mpmkt/v1/testDrive/channel' as const, input: { code }, reply: channel },
      { key: 'GET /api/mpmkt/v1/testDrive/gifts' as const, input: { code }, reply: await showGifts(ctx, code) },
    ],
    head: { title, description, picture },
  };
}

/** Data of the pages of drives with gifts. */
export const driveGiftPageData: PageDataTable = {
  '/pagesActivity/giftTestDrive/index': (ctx, { code = 'gift' }) => giftPage(ctx, code),
};
