import { formatDate } from '../format/date';
import { shanghaiStart } from '../format/shanghai-time';
import { DAY_MS } from '../time';
import { ODDS_WHOLE } from './odds';

/** What brings an item on a day: what modules count, what the campaign notes itself (share, store), and a question. */
export const COLLECT_TASKS = ['checkIn', 'article', 'share', 'store', 'invite', 'quiz'] as const;
export type CollectTask = (typeof COLLECT_TASKS)[number];

/** What items can be made of. */
export const ITEM_RANKS = ['bronze', 'silver', 'gold'] as const;
export type ItemRank = (typeof ITEM_RANKS)[number];

/** Where a task of today stands. `limit`: it is done, and the day has brought as many items as it may. */
export const TASK_STATES = ['todo', 'open', 'taken', 'limit'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Where a link stands by which an item is given or asked for. */
export const LINK_STATES = ['open', 'done', 'back'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** What somebody can do with a link; a visitor is told `open` where they could after login. */
export const LINK_VIEWS = [
  'open',
  'own',
  'mine',
  'done',
  'over',
  'closed',
  'notAllowed',
  'dailyLimit',
  'nothing',
] as const;
export type LinkView = (typeof LINK_VIEWS)[number];

/** Where a set with a reward stands. */
export const SET_STATES = ['missing', 'open', 'claimed', 'soldOut'] as const;
export type SetState = (typeof SET_STATES)[number];

/** How likely an item is, in parts of 10,000. */
export interface ItemOdds {
  item: string;
  weight: number;
}

/** An item as recipes see it. */
export interface ItemKind {
  key: string;
  set: string;
  rank: ItemRank | null;
}

/** What a recipe takes: so many items, of one rank or set where it says so, each another one where it wants that. */
export interface RecipeNeeds {
  takes: number;
  rank: ItemRank | null;
  set: string | null;
  isDistinct: boolean;
}

/**
 * Which of a campaign's pools, or questions, is the one of today: they follow each other day by day of Asia/Shanghai.
 *
 * Example: of three pools the third day has the third, and the fourth day the first again.
 */
export function poolOfDay(pools: number, startsAt: number, now: number): number {
  const days = Math.round((shanghaiStart(now, 'day') - shanghaiStart(startsAt, 'day')) / DAY_MS);
  return ((days % pools) + pools) % pools;
}

/**
 * The item on which a roll of 0 to 9,999 falls.
 *
 * Example: of A with 7,000 and B with 3,000 parts a roll of 6,999 is A, and 7,000 is B.
 */
export function itemOfRoll(odds: readonly ItemOdds[], roll: number): string | null {
  let upTo = 0;
  for (const { item, weight } of odds) {
    upTo += weight;
    if (roll < upTo) return item;
  }
  return null;
}

/** Odds are whole only together. */
export const areWhole = (odds: readonly ItemOdds[]): boolean =>
  odds.reduce((sum, { weight }) => sum + weight, 0) === ODDS_WHOLE;

/** Where a task of today stands for somebody whom the day has brought `takenToday` of `most` items. */
export function taskState(
  { isDone, isTaken }: { isDone: boolean; isTaken: boolean },
  takenToday: number,
  most: number,
): TaskState {
  if (isTaken) return 'taken';
  if (!isDone) return 'todo';
  return takenToday < most ? 'open' : 'limit';
}

/** How many of an item can leave a person's album, which keeps the last one where the campaign says so. */
export const spareOf = (count: number, keepsLast: boolean): number => Math.max(0, count - (keepsLast ? 1 : 0));

/** Whether one more item can lie on the table of a recipe beside those that lie there. */
export function fitsBeside(needs: RecipeNeeds, item: ItemKind, placed: readonly ItemKind[]): boolean {
  if (placed.length >= needs.takes) return false;
  if (needs.rank !== null && item.rank !== needs.rank) return false;
  if (needs.set !== null && item.set !== needs.set) return false;
  return !needs.isDistinct || placed.every(({ key }) => key !== item.key);
}

/** Whether items are what a recipe takes, no more and no less. */
export function fulfils(needs: RecipeNeeds, items: readonly ItemKind[]): boolean {
  return items.length === needs.takes && items.every((item, index) => fitsBeside(needs, item, items.slice(0, index)));
}

/** How often each item is among some. */
export function countItems(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Where a link stands now: one whose time is over is back, whether or not that was written already. */
export const linkState = (state: LinkState, expiresAt: number, now: number): LinkState =>
  state === 'open' && now >= expiresAt ? 'back' : state;

/** What is known of somebody who follows a link. */
export interface LinkViewer {
  isOwner: boolean;
  /** It was them who took what was given, or gave what was asked for. */
  isFriend: boolean;
  isCampaignRunning: boolean;
  isAllowed: boolean;
  hasTurns: boolean;
  /** Has what is asked for; true for a gift. */
  hasItem: boolean;
}

/** What somebody can do with a link. */
export function linkView(state: LinkState, viewer: LinkViewer): LinkView {
  if (viewer.isOwner) return 'own';
  if (state === 'done') return viewer.isFriend ? 'mine' : 'done';
  if (state === 'back') return 'over';
  if (!viewer.isCampaignRunning) return 'closed';
  if (!viewer.isAllowed) return 'notAllowed';
  if (!viewer.hasTurns) return 'dailyLimit';
  return viewer.hasItem ? 'open' : 'nothing';
}

/** Where a set stands for somebody who has so many of its items. */
export function setState({
  isComplete,
  isClaimed,
  left,
}: {
  isComplete: boolean;
  isClaimed: boolean;
  left: number | null;
}): SetState {
  if (isClaimed) return 'claimed';
  if (left === 0) return 'soldOut';
  return isComplete ? 'open' : 'missing';
}

/** Whole days since somebody joined, the first one counted. */
export const daysWithUs = (joinedAt: number, now: number): number =>
  Math.round((shanghaiStart(now, 'day') - shanghaiStart(joinedAt, 'day')) / DAY_MS) + 1;

/** Names a task of a day: what it brings is decided and booked under this name once. */
export const taskRef = (task: CollectTask, now: number): string => `${formatDate(now)}:${task}`;
