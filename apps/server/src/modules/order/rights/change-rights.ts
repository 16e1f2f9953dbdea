import type { BodyOf, ChangeResultData, RightsPreviewData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import type { ChosenRight, PriceAdjustment } from '../change/change.types';
import { assertChangeable } from '../change/change-refusal';
import { moneyOf } from '../change/compare-sides';
import { findOwnOrder } from '../change/own-order';
import { presentResult, recordChange } from '../change/write-change';
import { lockOwnOrder } from '../move-order';
import type { OrderRow } from '../order.repository';
import { orderTexts } from '../order.texts';
import type { OrderKey } from '../order.types';
import { withRightLines } from './price-rights';
import type { RightOptionRow } from './right.repository';
import { exchangeRights } from './right-stock';
import { GROUP_TITLES, type GroupCode, groupLock, groupsOf, type HeldGroup, optionReason } from './show-rights';

type Choice = BodyOf<'POST /api/mporder/v1/order/rights/preview'>['choices'][number];

/** A group and its newly chosen benefit. */
interface Exchange {
  group: HeldGroup;
  next: RightOptionRow;
  isChanged: boolean;
}

/** A prepared choice of benefits: its preview and the resulting columns of the order. */
interface RightsProposal {
  preview: RightsPreviewData;
  exchanges: Exchange[];
  quote: OrderRow['quote'];
  adjustments: PriceAdjustment[];
  rights: ChosenRight[];
}

/**
 * @throws BAD_INPUT for an unknown benefit, STATE_CHANGED for a read-only group, SOLD_OUT when its
 * stock is used up
 */
function exchangeOf(row: OrderRow, group: HeldGroup, choice: Choice | undefined, now: number): Exchange {
  const code = choice?.rightCode ?? group.chosen.rightCode;
  const next = group.options.find(({ rightCode }) => rightCode === code);
  if (!next) throw refuse('BAD_INPUT', { message: orderTexts.rightMissing, data: { fields: ['body.choices'] } });
  const isChanged = code !== group.chosen.rightCode;
  if (!isChanged) return { group, next, isChanged };
  const { state, reason } = groupLock(row, group, now);
  if (reason !== null && state !== 'gone') throw refuse('STATE_CHANGED', { message: reason });
  const refusal = optionReason(next, false, now);
  if (refusal)
    throw refuse('SOLD_OUT', {
      message: orderTexts.rightRefused({ name: next.name, refusal }),
      data: { rightCode: next.rightCode },
    });
  return { group, next, isChanged };
}

function rightsAfter(exchanges: readonly Exchange[], now: number): ChosenRight[] {
  return exchanges.flatMap(({ group, next, isChanged }) => {
    if (!isChanged) return group.held ? [group.held] : [];
    const { groupCode, rightCode, name, priceFen } = next;
    return [{ groupCode, rightCode, name, priceFen, chosenAt: now, usedAt: null }];
  });
}

function rowOf({ group, next, isChanged }: Exchange): RightsPreviewData['rows'][number] {
  const beforeFen = group.held?.priceFen ?? group.chosen.priceFen;
  return {
    groupCode: group.groupCode,
    title: GROUP_TITLES[group.groupCode],
    before: group.chosen.name,
    after: next.name,
    differenceFen: isChanged ? next.priceFen - beforeFen : 0,
    isChanged,
  };
}

/** Prepares a choice of benefits. @throws ORDER_LOCKED, STATE_CHANGED, BAD_INPUT, SOLD_OUT */
async function proposeRights(ctx: Ctx, row: OrderRow, choices: readonly Choice[]): Promise<RightsProposal> {
  const now = ctx.now();
  assertChangeable('rights', row, now);
  const groups = await groupsOf(ctx, row);
  const codes = new Set<GroupCode>(groups.map(({ groupCode }) => groupCode));
  if (choices.some(({ groupCode }) => !codes.has(groupCode)))
    throw refuse('BAD_INPUT', { data: { fields: ['body.choices'] } });
  const exchanges = groups.map((group) =>
    exchangeOf(
      row,
      group,
      choices.find(({ groupCode }) => groupCode === group.groupCode),
      now,
    ),
  );
  const rights = rightsAfter(exchanges, now);
  const { quote, adjustments } = await withRightLines(ctx, row, rights);
  const preview: RightsPreviewData = {
    orderNo: row.orderNo,
    rows: exchanges.map(rowOf),
    lines: quote.lines,
    totalBeforeFen: row.totalFen,
    totalFen: quote.totalFen,
    differenceFen: quote.totalFen - row.totalFen,
    money: moneyOf(row.paidFen, row.totalFen, quote.totalFen),
    isSame: exchanges.every(({ isChanged }) => !isChanged),
  };
  return { preview, exchanges, quote, adjustments, rights };
}

/** The price of an order of the caller with other benefits. @throws like `changeRights` */
export async function previewRights(ctx: Ctx, key: OrderKey, choices: readonly Choice[]): Promise<RightsPreviewData> {
  return (await proposeRights(ctx, await findOwnOrder(ctx, key), choices)).preview;
}

async function exchangeStock(ctx: Ctx, exchanges: readonly Exchange[]): Promise<void> {
  const changed = exchanges.filter(({ isChanged }) => isChanged);
  const back = changed.flatMap(({ group }) => (group.held ? [group.held] : []));
  await exchangeRights(
    ctx,
    back,
    changed.map(({ next }) => next),
  );
}

/**
 * Exchanges benefits of a deposit order; the last choice before the lock counts and is confirmed by
 * a signature. Released benefits return to the stock. Call it in a transaction.
 * @throws ORDER_LOCKED, STATE_CHANGED with the reason, BAD_INPUT, SOLD_OUT, also when somebody else
 * took the last one meanwhile, ALREADY_DONE, PRICE_CHANGED with the new preview in `data`
 */
export async function changeRights(
  ctx: Ctx,
  key: OrderKey,
  input: BodyOf<'POST /api/mporder/v1/order/rights/change'>,
): Promise<ChangeResultData> {
  const row = await lockOwnOrder(ctx, key);
  const { preview, exchanges, quote, adjustments, rights } = await proposeRights(ctx, row, input.choices);
  if (preview.isSame) throw refuse('ALREADY_DONE', { message: orderTexts.sameRights });
  if (preview.totalFen !== input.totalFen) throw refuse('PRICE_CHANGED', { data: preview });
  await exchangeStock(ctx, exchanges);
  const { modelName, versionName } = quote;
  const items = preview.rows
    .filter(({ isChanged }) => isChanged)
    .map(({ title, before, after }) => ({ label: title, before, after }));
  const { row: changed, change } = await recordChange(
    ctx,
    row,
    {
      kind: 'rights',
      before: { modelName, versionName, totalFen: row.totalFen },
      after: { modelName, versionName, totalFen: quote.totalFen },
      items,
      released: [],
    },
    { quote, totalFen: quote.totalFen, adjustments, rights, rightsChangedAt: ctx.now() },
  );
  return presentResult(ctx, changed, change);
}
