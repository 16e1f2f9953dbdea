import type { OrderRightsData, RightGroupData, RightOptionData } from '@voltfront/contract';
import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import type { Ctx } from '../../../kernel/context';
import { subjectOfOrder } from '../agreement-subject';
import { changeTexts } from '../change/change.texts';
import type { ChosenRight } from '../change/change.types';
import { changeRefusal } from '../change/change-refusal';
import { findOwnOrder, presentChanged } from '../change/own-order';
import type { OrderRow } from '../order.repository';
import { orderTexts } from '../order.texts';
import type { OrderKey } from '../order.types';
import { statusesOf } from '../show-agreements';
import { isRightFor } from './fit-rights';
import { type RightOptionRow, selectRightOptions } from './right.repository';

export type GroupCode = ChosenRight['groupCode'];

const GROUPS: readonly GroupCode[] = ['purchase', 'charging', 'service'];

/** Titles of the groups. */
export const GROUP_TITLES: Record<GroupCode, string> = {
  purchase: changeTexts.purchaseRights,
  charging: changeTexts.chargingRights,
  service: changeTexts.serviceRights,
};

/** A benefit group of an order. */
export interface HeldGroup {
  groupCode: GroupCode;
  /**
   * All benefits offered for the order's version, and the chosen one even if it is no longer
   * offered.
   */
  options: RightOptionRow[];
  chosen: RightOptionRow;
  /** The explicit choice; null when the default applies. */
  held: ChosenRight | null;
}

type RightsOrder = Pick<OrderRow, 'modelId' | 'quote' | 'rights'>;

function groupOf(groupCode: GroupCode, all: RightOptionRow[], row: RightsOrder): HeldGroup | null {
  const held = row.rights.find((right) => right.groupCode === groupCode) ?? null;
  const { configuration } = row.quote;
  const options = all.filter(
    (option) =>
      option.groupCode === groupCode && (isRightFor(option, configuration) || option.rightCode === held?.rightCode),
  );
  const chosen = options.find(({ rightCode }) => rightCode === held?.rightCode) ?? options.find((o) => o.isDefault);
  return chosen ? { groupCode, options, chosen, held } : null;
}

/** The benefit groups of an order; a group without a default for its version is left out. */
export async function groupsOf(ctx: Ctx, row: RightsOrder): Promise<HeldGroup[]> {
  const all = await selectRightOptions(ctx.db, row.modelId);
  return GROUPS.flatMap((groupCode) => groupOf(groupCode, all, row) ?? []);
}

/** Why a benefit cannot be chosen; null when it can, or is already chosen. */
export function optionReason(option: RightOptionRow, isChosen: boolean, now: number): RightOptionData['reason'] {
  if (isChosen) return null;
  if (option.endsAt !== null && option.endsAt <= now) return orderTexts.rightOver;
  return option.stock !== null && option.stock <= 0 ? orderTexts.rightGone : null;
}

function presentOption(option: RightOptionRow, group: HeldGroup, now: number): RightOptionData {
  const isChosen = option.rightCode === group.chosen.rightCode;
  const reason = optionReason(option, isChosen, now);
  const isEnded = option.endsAt !== null && option.endsAt <= now;
  return {
    rightCode: option.rightCode,
    name: option.name,
    text: option.text,
    priceFen: isChosen && group.held ? group.held.priceFen : option.priceFen,
    isChosen,
    isDefault: option.isDefault,
    state: reason === null ? 'open' : isEnded ? 'ended' : 'gone',
    reason,
    stockLeft: option.stock,
  };
}

const day = (at: number) => new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** Why a whole group is read-only; null when another benefit can be chosen. */
export function groupLock(row: OrderRow, group: HeldGroup, now: number): Pick<RightGroupData, 'state' | 'reason'> {
  const usedAt = group.held?.usedAt ?? null;
  if (usedAt !== null)
    return { state: 'used', reason: orderTexts.rightUsed({ name: group.chosen.name, day: day(usedAt) }) };
  const refusal = changeRefusal('rights', row, now);
  if (refusal) return { state: 'locked', reason: refusal.reason };
  if (group.groupCode === 'charging' && row.chosenOption !== null)
    return { state: 'locked', reason: orderTexts.rightSigned({ name: row.chosenTitle ?? GROUP_TITLES.charging }) };
  const others = group.options.filter(({ rightCode }) => rightCode !== group.chosen.rightCode);
  const isGone = others.every((option) => optionReason(option, false, now) !== null);
  return isGone ? { state: 'gone', reason: orderTexts.othersGone } : { state: 'open', reason: null };
}

/**
 * Benefits of an order of the caller: the chosen ones, the alternatives, and the deadline. @throws
 * NOT_FOUND
 */
export async function showRights(ctx: Ctx, key: OrderKey): Promise<OrderRightsData> {
  const row = await findOwnOrder(ctx, key);
  const now = ctx.now();
  const groups = (await groupsOf(ctx, row)).map((group) => ({
    groupCode: group.groupCode,
    title: GROUP_TITLES[group.groupCode],
    ...groupLock(row, group, now),
    chosenCode: group.chosen.rightCode,
    options: group.options.map((option) => presentOption(option, group, now)),
  }));
  const statuses = row.rightsChangedAt === null ? [] : await statusesOf(ctx, subjectOfOrder(row));
  return {
    order: presentChanged(row),
    refusal: changeRefusal('rights', row, now),
    deadlineAt: row.state === 'depositPaid' ? row.locksAt : null,
    groups,
    agreement: statuses.find(({ summary }) => summary.kind === 'rights')?.summary ?? null,
  };
}
