import type { ShareContent } from '@/platform/share';

/**
 * What a page is about, such as an order or a car, and what it says when there is none to show. Each domain has one; the
 * words are functions, since they are translated when they are shown.
 *
 * @example
 * export const orderSubject: PageSubject = {
 *   type: 'order',
 *   missing: () => ({ title: t`订单不存在`, desc: t`请核对订单`, btnText: t`查看我的订单`, onAction: openOwnOrders }),
 * };
 */
export interface PageSubject {
  /** Picture of what is missing: see `EmptyState`. */
  type?: string;
  missing: () => PageWords;
  /** Text when it is somebody else's; default: a general one. */
  forbidden?: () => PageWords;
  /**
   * What the card of the platform's share menu shows of the data that the page has loaded, where the page passes on its own
   * address; default: the page's title, and the platform's picture.
   */
  card?: (loaded: readonly unknown[]) => Partial<Omit<ShareContent, 'address'>>;
}

/** Text of a state, and the action that leads on. */
export interface PageWords {
  title: string;
  desc?: string;
  btnText: string;
  onAction: () => void;
}
