import { taskRef } from '@voltfront/rules/campaign/collect';
import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { findCampaign } from '../campaign.repository';
import { insertCodes, insertReminder } from '../codes/code.repository';
import { insertEntry, insertLink } from '../engines/collect/collect.repository';
import { collectSettingsOf } from '../engines/collect/collect-settings';
import { drawDueCollects } from '../engines/collect/draw-collect';
import { addItems, takeItems } from '../engines/collect/holdings';
import { addCampaigns } from './add-campaigns';
import { ANNIVERSARY_CODE, collectCampaigns } from './campaigns/collect';

const numbered = (kind: 'friend' | 'guest', from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `person-${kind}-${String(from + index).padStart(2, '0')}`);

/** What demo people have: campaign, person, items. */
const ALBUMS: readonly [slug: string, accountId: string, items: string][] = [
  [
    'pin',
    'person-orders',
    'car-pine car-pine car-ember car-ink car-pearl chengdu chengdu chengdu guangzhou guangzhou beijing beijing hangzhou hangzhou shanghai xiamen xiamen cake cake blossom',
  ],
  ['pin', 'person-owner', 'car-pine chengdu chengdu xian cake lantern'],
  ['pin', 'person-member', 'chengdu chengdu chengdu shanghai shanghai cake'],
  ['pin-last', 'person-orders', 'car-pine car-pine car-ember chengdu beijing cake'],
  ['anniversary', 'person-orders', 'card-1 card-1 card-1 card-2 card-2 card-3 card-4'],
  ['anniversary', 'person-owner', 'card-1 card-2 card-3 card-4 card-5 card-3'],
  ['anniversary', 'person-member', 'card-1 card-3 card-3 card-3 card-5'],
  ['anniversary-last', 'person-orders', 'card-1 card-2 card-4'],
];

/** Links of demo people, by the names that visits of the demo use. */
interface DemoLink {
  id: string;
  slug: string;
  accountId: string;
  kind: 'give' | 'ask';
  item: string;
  greeting: string;
  hoursAgo: number;
  friendId?: string | null;
}
const LINKS: readonly DemoLink[] = [
  {
    id: 'pin-gift',
    slug: 'pin',
    accountId: 'person-member',
    kind: 'give',
    item: 'shanghai',
    greeting: '外滩见，送你一枚上海',
    hoursAgo: 4,
  },
  {
    id: 'pin-taken',
    slug: 'pin',
    accountId: 'person-member',
    kind: 'give',
    item: 'chengdu',
    greeting: '',
    hoursAgo: 20,
    friendId: 'person-friend-12',
  },
  {
    id: 'pin-over',
    slug: 'pin',
    accountId: 'person-member',
    kind: 'give',
    item: 'chengdu',
    greeting: '',
    hoursAgo: 40,
  },
  {
    id: 'pin-own',
    slug: 'pin',
    accountId: 'person-orders',
    kind: 'give',
    item: 'chengdu',
    greeting: '火锅之城，送给你',
    hoursAgo: 3,
  },
  {
    id: 'pin-own-taken',
    slug: 'pin',
    accountId: 'person-orders',
    kind: 'give',
    item: 'cake',
    greeting: '生日快乐',
    hoursAgo: 28,
    friendId: 'person-friend-03',
  },
  {
    id: 'card-gift',
    slug: 'anniversary',
    accountId: 'person-member',
    kind: 'give',
    item: 'card-3',
    greeting: '多了一张，送你',
    hoursAgo: 2,
  },
  {
    id: 'card-ask',
    slug: 'anniversary',
    accountId: 'person-member',
    kind: 'ask',
    item: 'card-2',
    greeting: '',
    hoursAgo: 2,
  },
  {
    id: 'card-taken',
    slug: 'anniversary',
    accountId: 'person-member',
    kind: 'give',
    item: 'card-3',
    greeting: '',
    hoursAgo: 30,
    friendId: 'person-friend-15',
  },
];

/** People who have every card, by campaign. */
const ENTRANTS: Readonly<Record<string, readonly string[]>> = {
  anniversary: numbered('friend', 1, 46),
  'anniversary-last': [...numbered('friend', 1, 70), ...numbered('guest', 1, 60)],
};

/** People who wait for the start of the next one. */
const WAITING = [...numbered('friend', 1, 58), ...numbered('guest', 1, 30)];

async function addAlbum(ctx: Ctx, [slug, accountId, items]: (typeof ALBUMS)[number]): Promise<void> {
  const campaign = await findCampaign(ctx.db, slug);
  if (!campaign || !(await findPeople(ctx, [accountId])).has(accountId)) return;
  const who = { accountId, campaignId: campaign.id };
  for (const [index, item] of items.split(' ').entries()) {
    // Three a day, from yesterday backwards.
    const at = Math.max(campaign.startsAt, Math.min(ctx.now(), campaign.endsAt) - (1 + Math.floor(index / 3)) * DAY_MS);
    const booking = { reason: 'task' as const, ref: `${taskRef('share', at)}:${index}` };
    await addItems({ ...ctx, now: () => at }, who, item, 1, booking);
  }
}

async function addLink(ctx: Ctx, { slug, hoursAgo, friendId = null, ...link }: DemoLink): Promise<void> {
  const campaign = await findCampaign(ctx.db, slug);
  const people = await findPeople(ctx, [link.accountId, ...(friendId === null ? [] : [friendId])]);
  if (!campaign || !people.has(link.accountId)) return;
  const createdAt = ctx.now() - hoursAgo * HOUR_MS;
  const then = { ...ctx, now: () => createdAt };
  const who = { accountId: link.accountId, campaignId: campaign.id };
  const friend = friendId !== null && people.has(friendId) ? friendId : null;
  const day = formatDate(createdAt);
  const booking = { reason: 'give' as const, ref: link.id };
  if (link.kind === 'give' && !(await takeItems(then, who, { item: link.item, n: 1, keepsLast: false }, booking)))
    return;
  await insertLink(ctx.db, {
    ...link,
    campaignId: campaign.id,
    state: friend === null ? 'open' : 'done',
    day,
    friendId: friend,
    friendDay: friend && day,
    expiresAt: createdAt + DAY_MS,
    createdAt,
  });
  if (friend !== null)
    await addItems(then, { ...who, accountId: friend }, link.item, 1, { reason: 'gift', ref: link.id });
}

async function addEntrants(ctx: Ctx, slug: string, accountIds: readonly string[]): Promise<void> {
  const campaign = await findCampaign(ctx.db, slug);
  if (!campaign) return;
  const people = await findPeople(ctx, accountIds);
  for (const [index, accountId] of accountIds.entries())
    if (people.has(accountId))
      await insertEntry(ctx.db, {
        accountId,
        campaignId: campaign.id,
        createdAt: campaign.startsAt + 2 * DAY_MS + index * HOUR_MS,
      });
}

/** The code and the reminders of the anniversary which is to come. */
async function addWaiting(ctx: Ctx): Promise<void> {
  const campaign = await findCampaign(ctx.db, 'anniversary-next');
  if (!campaign) return;
  const createdAt = ctx.now() - DAY_MS;
  const campaignId = campaign.id;
  await insertCodes(ctx.db, [
    {
      code: ANNIVERSARY_CODE,
      campaignId,
      route: '/pagesActivity/anniversary/index',
      query: { id: campaign.slug },
      ...{ url: null, platforms: null, shareCode: null, channel: null, createdAt },
    },
  ]);
  for (const accountId of (await findPeople(ctx, WAITING)).keys())
    await insertReminder(ctx.db, { accountId, campaignId, code: ANNIVERSARY_CODE, createdAt });
}

/** Campaigns in which pins and cards are collected, with what demo people have, give and ask for. */
export async function seedCollect(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, collectCampaigns(ctx.now()));
  for (const album of ALBUMS) await addAlbum(ctx, album);
  for (const link of LINKS) await addLink(ctx, link);
  for (const [slug, accountIds] of Object.entries(ENTRANTS)) await addEntrants(ctx, slug, accountIds);
  await addWaiting(ctx);
  const past = await findCampaign(ctx.db, 'anniversary-last');
  const { drawsAt = null } = past ? collectSettingsOf(past) : {};
  if (drawsAt !== null) await drawDueCollects({ ...ctx, now: () => drawsAt });
}
