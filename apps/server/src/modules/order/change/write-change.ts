import type { ChangeRecordData, ChangeResultData } from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { publish } from '../../../kernel/jobs';
import { selectSpecialOptions } from '../agreement.repository';
import { subjectOfOrder } from '../agreement-subject';
import { freeLostCoupons } from '../coupons/order-coupons';
import { releaseBenefits } from '../equity/benefit.repository';
import { factOf, noteOrder } from '../move-order';
import { optionsInWords } from '../options-in-words';
import { presentOrder } from '../order.presenter';
import type { NewOrder, OrderRow } from '../order.repository';
import { giveBackRights } from '../rights/right-stock';
import { statusesOf } from '../show-agreements';
import { insertChange, type NewChange } from './change.repository';
import { changeTexts } from './change.texts';
import type { ChangeKind } from './change.types';
import type { Proposal } from './propose-change';

const TITLES: Record<ChangeKind, string> = {
  configuration: changeTexts.configuration,
  version: changeTexts.version,
  vehicle: changeTexts.vehicle,
  year: changeTexts.year,
  rights: changeTexts.rights,
};

/** A change in the response format. */
export const presentChange = (row: NewChange): ChangeRecordData => ({
  changeId: `${row.orderNo}-${row.sequence}`,
  kind: row.kind,
  title: row.title,
  at: row.at,
  before: row.before,
  after: row.after,
  differenceFen: row.differenceFen,
  items: row.items,
  released: row.released,
});

type ChangeStory = Pick<NewChange, 'kind' | 'before' | 'after' | 'items' | 'released'> & {
  /** By default the title of its kind. */
  title?: string;
};

function noteOf({ before, after, items }: ChangeStory): string {
  const names = before.versionName === after.versionName && before.modelName === after.modelName;
  const what = names
    ? items.map(({ label }) => label)
    : [`${before.modelName} ${before.versionName} → ${after.modelName} ${after.versionName}`];
  const differenceFen = after.totalFen - before.totalFen;
  const price = differenceFen === 0 ? changeTexts.samePrice : changeTexts.difference({ differenceFen });
  return changeTexts.summary({ what, price });
}

/**
 * Stores a change with its history row and timeline line, and publishes the event. `row` must be
 * locked by this transaction.
 */
export async function recordChange(
  ctx: Ctx,
  row: OrderRow,
  story: ChangeStory,
  columns: Partial<NewOrder>,
): Promise<{ row: OrderRow; change: ChangeRecordData }> {
  const sequence = row.changeCount + 1;
  const differenceFen = story.after.totalFen - story.before.totalFen;
  const { userId, orderNo } = row;
  const title = story.title ?? TITLES[story.kind];
  const change: NewChange = { ...story, userId, orderNo, sequence, title, differenceFen, at: ctx.now() };
  await insertChange(ctx.db, change);
  const line = { title, note: noteOf(story), who: 'customer' as const };
  const changed = await noteOrder(ctx, row, line, { ...columns, changeCount: sequence });
  const fact = { ...factOf(changed, ctx.now()), change: story.kind, differenceFen, fromModelId: row.modelId };
  await publish(ctx, 'OrderChanged', fact);
  return { row: changed, change: presentChange(change) };
}

/** Clears the chosen special agreement when the new model does not offer it. */
async function specialColumns(ctx: Ctx, row: OrderRow, modelId: string): Promise<Partial<NewOrder>> {
  if (row.chosenOption === null && row.savedOption === null) return {};
  const offered = (await selectSpecialOptions(ctx.db, modelId)).map(({ optionCode }) => optionCode);
  if ([row.chosenOption, row.savedOption].every((code) => code === null || offered.includes(code))) return {};
  return { savedOption: null, chosenOption: null, chosenTitle: null, chosenAt: null };
}

function storyOf({ kind, preview }: Proposal): ChangeStory {
  const { before, after, rows, released } = preview;
  const items = rows
    .filter(({ mark }) => mark !== 'same')
    .map((change) => ({ label: change.group, before: change.before?.name ?? '', after: change.after?.name ?? '' }));
  const end = ({ modelName, versionName, totalFen }: typeof before) => ({ modelName, versionName, totalFen });
  return { kind, before: end(before), after: end(after), items, released };
}

/**
 * Replaces all frozen data of an order by the proposal: configuration, price lines, total,
 * benefits. Signatures for the old configuration or price become invalid, because their fingerprint
 * differs. `row` must be locked by this transaction.
 */
export async function writeChange(
  ctx: Ctx,
  row: OrderRow,
  proposal: Proposal,
  extra: Partial<NewOrder> = {},
): Promise<{ row: OrderRow; change: ChangeRecordData }> {
  const { kind, quote, adjustments, rights, rightsGone } = proposal;
  const { modelId } = quote.configuration;
  await giveBackRights(ctx, rightsGone);
  await freeLostCoupons(ctx, row, adjustments);
  if (kind === 'vehicle') await releaseBenefits(ctx.db, row, modelId);
  return recordChange(ctx, row, storyOf(proposal), {
    quote,
    options: await optionsInWords(ctx, quote),
    totalFen: quote.totalFen,
    modelId,
    adjustments,
    rights,
    ...(row.yearSignedAt === null ? { yearPending: null } : {}),
    ...(await specialColumns(ctx, row, modelId)),
    ...extra,
  });
}

/**
 * The response to a change: the order, its new history line, and the agreements to sign before the
 * lock.
 */
export async function presentResult(ctx: Ctx, row: OrderRow, change: ChangeRecordData): Promise<ChangeResultData> {
  const summaries = (await statusesOf(ctx, subjectOfOrder(row))).map(({ summary }) => summary);
  const toSign = summaries.filter(
    ({ isRequired, state, isOutdated }) => isRequired && (state === 'unsigned' || isOutdated),
  );
  return { order: await presentOrder(ctx, row), change, toSign };
}
