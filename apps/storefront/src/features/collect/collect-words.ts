import { t } from '@lingui/core/macro';
import type { CollectData, CollectLinkData, CollectLinkViewData, CollectTaskData } from '@voltfront/contract';
import { reasonAgainst } from '@/features/campaign/reason-against';
import type { ShareContent } from '@/platform/share';
import { picture } from '@/ui';

/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

type Task = CollectTaskData['task'];

/** What is to be done for an item. */
export function taskText(task: Task): string {
  const texts: Record<Task, string> = {
    checkIn: t`每日签到`,
    article: t`阅读一篇新文章`,
    share: t`分享活动给好友`,
    store: t`逛一逛门店`,
    invite: t`邀请一位新朋友`,
    quiz: t`答对今日一题`,
  };
  return texts[task];
}

function verbOf(task: Task): string {
  const texts: Record<Task, string> = {
    checkIn: t`去签到`,
    article: t`去阅读`,
    share: t`去分享`,
    store: t`去逛逛`,
    invite: t`去邀请`,
    quiz: t`去答题`,
  };
  return texts[task];
}

/** What the button of a task says, and whether it does something. */
export function taskButton({ task, state, question }: CollectTaskData): { text: string; isOff: boolean } {
  if (state === 'open') return { text: t`领取`, isOff: false };
  if (state === 'taken') return { text: t`已领取`, isOff: true };
  if (state === 'limit') return { text: t`今日已满`, isOff: true };
  if (question?.chosen) return { text: t`看答案`, isOff: false };
  return { text: verbOf(task), isOff: false };
}

/** Tasks as they stand for the caller; a visitor has all of them to do. */
export const tasksOf = ({ own, settings }: CollectData): CollectTaskData[] =>
  own?.tasks ?? settings.tasks.map((task) => ({ task, state: 'todo', question: null }));

/** How many of an item the caller has. */
export const countOf = ({ own }: CollectData, item: string): number =>
  own?.counts.find((each) => each.item === item)?.count ?? 0;

/** How many of an item wait in gifts. */
export const giftsOf = ({ own }: CollectData, item: string): number =>
  own?.counts.find((each) => each.item === item)?.inGifts ?? 0;

/** How a rank is called. */
export function rankText(rank: 'bronze' | 'silver' | 'gold'): string {
  const texts = { bronze: t`铜章`, silver: t`银章`, gold: t`金章` };
  return texts[rank];
}

/** Where a link of the caller stands. */
export function linkStateText({ kind, state }: Pick<CollectLinkData, 'kind' | 'state'>): string {
  if (kind === 'ask') {
    const asked = { open: t`等待好友`, done: t`已收到`, back: t`已过期` };
    return asked[state];
  }
  const given = { open: t`待领取`, done: t`已领取`, back: t`已退回` };
  return given[state];
}

/** Why the caller can do nothing with a link, in a line; null: they can. */
export function obstacleTo({ view, link, campaign }: CollectLinkViewData): string | null {
  const isGift = link.kind === 'give';
  if (view === 'closed' || view === 'notAllowed') return reasonAgainst(campaign) ?? t`暂不能参与`;
  const texts = {
    open: null,
    own: null,
    mine: isGift ? t`已收下，放进你的收藏了` : t`已送出，感谢你的心意`,
    done: isGift ? t`来晚了，已被其他好友领取` : t`TA 已经收到好友送来的了`,
    over: isGift ? t`已过期，24 小时内没有人收下` : t`已过期`,
    dailyLimit: isGift ? t`今日收下次数已用完，明天再来吧` : t`今日赠送次数已用完，明天再来吧`,
    nothing: t`你还没有多余的可以送`,
  };
  return texts[view];
}

/** The card of a campaign. */
export const cardOf = ({ campaign }: CollectData, route: string): ShareContent => ({
  title: campaign.lead,
  address: `${route}?id=${campaign.slug}`,
  imageUrl: picture(campaign.artwork.wide, CARD_WIDTH),
});

/** The card of a gift or a request. */
export const cardOfLink = (
  { campaign, settings: { look } }: CollectData,
  { linkId, kind, item }: CollectLinkData,
): ShareContent => ({
  title:
    kind === 'ask'
      ? t`我还差一张“${item.title}”，你有多的吗？`
      : look === 'album'
        ? t`送你一枚“${item.title}”徽章，24 小时内收下`
        : t`送你一张“${item.title}”卡，24 小时内收下`,
  address:
    look === 'album'
      ? `/pagesBannerActivity/pin/send?id=${campaign.slug}&gift=${linkId}`
      : `/pagesActivity/anniversary/index?id=${campaign.slug}&link=${linkId}`,
  imageUrl: picture(campaign.artwork.wide, CARD_WIDTH),
});
