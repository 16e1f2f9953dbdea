import { brand } from '@voltfront/brand';
import type { Ctx } from '../../../kernel/context';
import { findCampaigns, idsOfSlugs } from '../campaign.repository';
import { type CodeRow, insertCodes } from '../codes/code.repository';

type Code = Omit<CodeRow, 'campaignId' | 'createdAt'> & { slug: string };

const plain = { query: {}, url: null, platforms: null, shareCode: null, channel: null };

/** Codes of the demo, to be typed: one in each state. */
const CODES: readonly Code[] = [
  {
    ...plain,
    code: 'GIFT2026',
    slug: 'gift-drive-invite',
    route: '/pagesActivity/giftDriveInvite/index',
    channel: 'print',
  },
  { ...plain, code: 'BOXES', slug: 'blind-box', route: '/pagesBannerActivity/blindBox/index', channel: 'sms' },
  {
    ...plain,
    code: 'GIFT2027',
    slug: 'gift-drive-invite-next',
    route: '/pagesActivity/giftDriveInvite/index',
    query: { id: 'gift-drive-invite-next' },
  },
  {
    ...plain,
    code: 'SUMMER',
    slug: 'gift-drive-invite-last',
    route: '/pagesActivity/giftDriveInvite/index',
    query: { id: 'gift-drive-invite-last' },
  },
  {
    ...plain,
    code: 'INAPP',
    slug: 'invite-register',
    route: '/pagesBannerActivity/inviteFriend/index',
    platforms: ['APP', 'HarmonyOS'],
  },
  { ...plain, code: 'OUTSIDE', slug: 'welfare-hall', route: null, url: `${brand.hosts.activity}/winter` },
];

/** Printed codes of campaigns that other sets of the demo have added. */
export async function seedCampaignCodes(ctx: Ctx): Promise<void> {
  const ids = await idsOfSlugs(
    ctx.db,
    CODES.map(({ slug }) => slug),
  );
  const bySlug = new Map([...(await findCampaigns(ctx.db, ids)).values()].map(({ slug, id }) => [slug, id]));
  const rows = CODES.flatMap(({ slug, ...code }) => {
    const campaignId = bySlug.get(slug);
    return campaignId === undefined ? [] : [{ ...code, campaignId, createdAt: ctx.now() }];
  });
  if (rows.length > 0) await insertCodes(ctx.db, rows);
}
