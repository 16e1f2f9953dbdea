import type { Ctx } from '../../kernel/context';
import type { PageDataTable, PageDatum, PageHead } from '../../kernel/page-data';
import { selectChannel } from './channel.repository';
import { showChannel } from './show-channel';

/** The reply that a page of a channel asks for, with what a shared link of it shows; nothing for one that is off. */
async function channelPage(ctx: Ctx, code: string): Promise<{ data: PageDatum[]; head?: PageHead }> {
  if (!(await selectChannel(ctx.db, code))) return { data: [] };
  const reply = await showChannel(ctx, code);
  const { title, headline: description, picture } = reply.settings;
  return {
    data: [{ key: 'GET /api/mpmkt/v1/testDrive/channel', input: { code }, reply }],
    head: { title, description, picture },
  };
}

/** Screens of one channel each. */
const SCREENS: Record<string, string> = {
  '/pagesActivity/testDrive/marketingX': 'night-x',
  '/pagesActivity/testDrive/marketingShanghai': 'shanghai',
  '/pagesActivity/testDrive/marketing': 'season-one',
  '/pagesActivity/testDrive/marketingTwo': 'season-two',
  '/pagesActivity/testDrive/chinaStar': 'china-star',
  '/pagesActivity/testDrive/keyCustomers': 'key-customers',
  '/pagesActivity/testDrive/lcbIndex': 'lcb',
  '/pagesActivity/testDrive/lcb009': 'lcb-09',
  '/pagesActivity/testDrive/lcbBrowser': 'lcb-web',
  '/pagesBannerActivity/driveActivity/index': 'weekend',
};

/** Data of the pages that open a channel: the standard one, that of advertisements, and whichever the address names. */
export const testDrivePageData: PageDataTable = {
  '/pagesActivity/testDrive/index': (ctx) => channelPage(ctx, 'standard'),
  '/pagesActivity/testDrive/h5': (ctx) => channelPage(ctx, 'h5'),
  '/pagesActivity/testDrive/h5Rule': (ctx) => channelPage(ctx, 'h5'),
  ...Object.fromEntries(Object.entries(SCREENS).map(([route, code]) => [route, (ctx: Ctx) => channelPage(ctx, code)])),
  '/pagesActivity/testDrive/collaboration': (ctx, { partner = '' }) => channelPage(ctx, `partner-${partner}`),
  '/pagesActivity/testDriveTemplate/index': (ctx, { id = '' }) => channelPage(ctx, id),
  '/pagesActivity/testDrive/channel': (ctx, { code = '' }) => channelPage(ctx, code),
};
