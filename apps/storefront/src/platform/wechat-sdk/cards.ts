import { brand } from '@voltfront/brand';
import { formatAddress, parseAddress } from '../router/address';
import { type ShareContent, shared } from '../share/shared';
import { shareItems } from './api-list';
import type { Wechat, WechatCard, WechatHost } from './types';

/** Pages draw several times while their data arrives: a card is set once they have come to rest (ms). */
const SETTLE_MS = 200;
/** Default picture of pages without one. */
const PICTURE = '/assets/zeekr/images/empty/car.png';

/** The card of a page: its link carries the code of the person logged in, and no one else's. */
export function cardOf({ title, address, imageUrl }: ShareContent, shareCode: string | undefined): WechatCard {
  const { path, query } = parseAddress(address);
  const { origin } = window.location;
  const link = origin + formatAddress(path, shareCode ? { ...query, share_code: shareCode } : query);
  return {
    title: title || brand.name,
    desc: brand.slogan,
    link,
    imgUrl: new URL(imageUrl || PICTURE, origin).href,
  };
}

/** Keeps the messenger's cards and menu in step with the page in front. Returns what ends it. */
export function startCards(
  wechat: Wechat,
  configure: () => Promise<boolean>,
  host: Pick<WechatHost, 'shareCode'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const show = async () => {
    const content = shared.card?.();
    const card = content && cardOf(content, host.shareCode());
    const next = JSON.stringify([window.location.href, card]);
    if (next === last || !(await configure())) return;
    last = next;
    if (!card) return wechat.hideMenuItems({ menuList: shareItems });
    wechat.showMenuItems({ menuList: shareItems });
    wechat.updateAppMessageShareData(card);
    wechat.updateTimelineShareData({ title: card.title, link: card.link, imgUrl: card.imgUrl });
  };
  shared.watch = () => {
    clearTimeout(timer);
    timer = setTimeout(show, SETTLE_MS);
  };
  shared.watch();
  return () => {
    clearTimeout(timer);
    shared.watch = undefined;
  };
}
