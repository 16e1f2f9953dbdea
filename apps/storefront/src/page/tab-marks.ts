import { MINUTE_MS } from '@voltfront/rules/time';
import { api } from '@/api';
import { markTab, type TabPath } from '@/navigation';
import { onReturn } from '@/platform/leave';
import { router } from '@/platform/router';
import { isLoggedIn, onLogin, onLogout, stored } from '@/session';
import { onTabShown } from './tab-shown';

const COMMUNITY = '/' satisfies TabPath;
const MINE = '/pages/mine/index' satisfies TabPath;

/** The marks are asked for again no earlier than this (ms). */
const ASK_EVERY_MS = MINUTE_MS;

/** Last reply of the server: the newest card of the community, and orders that wait for a payment. */
let newest: string | undefined;
let unpaid: readonly string[] = [];
let askedAt = Number.NEGATIVE_INFINITY;

const seen = () => stored.get('TAB_SEEN') ?? {};

/** The visible tab has nothing new: what is known of it counts as seen. */
function look(path: string | undefined): void {
  if (path === COMMUNITY && newest) stored.set('TAB_SEEN', { ...seen(), community: newest });
  if (path === MINE && isLoggedIn()) stored.set('TAB_SEEN', { ...seen(), orders: [...unpaid] });
}

function mark(): void {
  look(router.pages().at(-1)?.path);
  const { community, orders = [] } = seen();
  // On the first visit everything is new, and a dot says nothing.
  if (newest && !community) stored.set('TAB_SEEN', { ...seen(), community: newest });
  markTab(COMMUNITY, { redDot: Boolean(newest && community && newest !== community) });
  markTab(MINE, { badge: unpaid.filter((orderNo) => !orders.includes(orderNo)).length });
}

/** Asks the server what is new in the community and which orders wait for a payment. Silent: marks are no reason to complain. */
async function ask(): Promise<void> {
  askedAt = Date.now();
  const none = () => null;
  const [feed, orders] = await Promise.all([
    api('GET /api/mpmkt/v1/community/feed', { query: { tab: 'newest', size: 1 }, silent: true }).catch(none),
    isLoggedIn()
      ? api('GET /api/mporder/v1/order/list', { query: { tab: 'unpaid' }, silent: true }).catch(none)
      : Promise.resolve({ items: [] }),
  ]);
  const [card] = feed?.items ?? [];
  if (card) newest = `${card.kind}:${card.cardId}`;
  if (orders) unpaid = orders.items.map(({ orderNo }) => orderNo);
  mark();
}

/** A tab became visible: its mark is cleared, and the others are refreshed. */
export function seeTab(): void {
  mark();
  if (Date.now() - askedAt > ASK_EVERY_MS) void ask();
}

/**
 * Marks the tabs: a red dot while the community has something newer than the customer has seen, and the number of orders
 * that wait for a payment and were not seen on the mine tab. Runs once.
 */
export function startTabMarks(): void {
  void ask();
  onReturn(seeTab);
  onTabShown(seeTab);
  onLogin(() => void ask());
  onLogout(() => {
    unpaid = [];
    stored.set('TAB_SEEN', { ...seen(), orders: [] });
    mark();
  });
}
