import type { BodyOf } from '@voltfront/contract';
import { type ChangeKind, isDiscount, isText, needsApproval } from '@voltfront/rules/catalogue/change-moves';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import { loadVersion } from '../vehicle';
import { type ChangeRow, insertChange } from './catalogue.repository';
import type { ChangeItem } from './catalogue.tables';
import { catalogueTexts } from './catalogue.texts';
import { changeStates } from './move-change';
import { assertCurrent, findPresent, lockPresent, type Present, type Subject, subjectOf, writeItems } from './subject';

type Price = BodyOf<'POST /api/mporder/v1/staff/catalogue/price/propose'>;
type Discount = BodyOf<'POST /api/mporder/v1/staff/catalogue/discount/propose'>;
type Sale = BodyOf<'POST /api/mporder/v1/staff/catalogue/sale/change'>;

/** A change as staff want it, checked by the schema alone. */
interface Wanted {
  kind: ChangeKind;
  subject: Subject;
  items: ChangeItem[];
  startsAt: number | null;
  /** Of a discount: what customers read, and when it ends. */
  discount: { text: string; endsAt: number } | null;
  reason: string;
  revertsNo: string | null;
}

const LATEST_MS = 365 * DAY_MS;

/** How each subject can be offered. */
const SALES: Record<Subject['kind'], readonly string[]> = {
  model: [],
  version: ['onSale', 'soldOut', 'withdrawn'],
  option: ['onSale', 'soldOut'],
  car: ['onSale', 'withdrawn'],
};

function assertSensible({ kind, subject, items }: Wanted, found: readonly Present[]): void {
  const bad = (message: string) => refuse('BAD_INPUT', { message });
  if (new Set(found.map(({ modelId }) => modelId)).size > 1) throw bad(catalogueTexts.severalModels);
  if (items.some(({ before, after }) => before === after)) throw bad(catalogueTexts.nothingChanges);
  for (const { id, after } of items) {
    if (isText(kind)) continue;
    if (typeof after !== 'number') {
      if (!SALES[subject.kind].includes(after)) throw bad(catalogueTexts.wrongSale);
      continue;
    }
    if (kind.endsWith('Price') && kind !== 'optionPrice' && after === 0) throw bad(catalogueTexts.freeVersion);
    if (after < 0 || (kind === 'versionDiscount' && after === 0)) throw bad(catalogueTexts.discountTooHigh);
    const most = found.find((one) => one.id === id)?.mostFen ?? null;
    if (most !== null && after > most) throw bad(catalogueTexts.aboveMost);
  }
}

/** What lists call the subject: the option, the version or versions, the VIN. */
async function nameOf(ctx: ActorCtx, { kind, productCode }: Subject, found: readonly Present[]): Promise<string> {
  const [first] = found;
  if (!first || kind === 'car' || kind === 'model') return first?.name ?? '';
  if (productCode === undefined) return found.map(({ name }) => name).join('、');
  const { products } = await loadVersion(ctx, first.versionId);
  return products.find((product) => product.productCode === productCode)?.name ?? productCode;
}

function assertTimes({ startsAt, discount, revertsNo }: Wanted, now: number): void {
  const latest = now + LATEST_MS;
  if (startsAt !== null && (startsAt <= now || startsAt > latest))
    throw refuse('BAD_INPUT', { message: catalogueTexts.inPast });
  if (discount === null || revertsNo !== null) return;
  if (discount.endsAt <= (startsAt ?? now) || discount.endsAt > latest)
    throw refuse('BAD_INPUT', { message: catalogueTexts.discountSpan });
}

/** Keeps a change: a price or discount as a proposal, the sale or a text as what is in force from now on. */
export async function keepChange(ctx: ActorCtx, wanted: Wanted): Promise<ChangeRow> {
  const { kind, subject, items, startsAt, discount, reason, revertsNo } = wanted;
  const found = await lockPresent(ctx, subject);
  assertSensible(wanted, found);
  assertCurrent(kind, items, found);
  const now = ctx.now();
  assertTimes(wanted, now);
  const isProposal = needsApproval(kind);
  const row = await insertChange(ctx.db, {
    changeNo: newNumber('VC', now),
    kind,
    state: isProposal ? 'proposed' : 'applied',
    modelId: found[0]?.modelId ?? '',
    productCode: subject.productCode ?? null,
    stockCarId: subject.kind === 'car' ? (subject.ids[0] ?? null) : null,
    subject: await nameOf(ctx, subject, found),
    items,
    startsAt,
    discountText: discount?.text ?? null,
    endsAt: discount?.endsAt ?? null,
    revertsNo,
    proposedBy: ctx.actor.accountId,
    reason,
    appliedAt: isProposal ? null : now,
    createdAt: now,
    updatedAt: now,
  });
  if (!isProposal) await writeItems(ctx, row);
  return row;
}

const subjectIn = ({ kind, productCode, items }: Price | Discount | Sale): Subject => ({
  kind,
  productCode,
  ids: items.map(({ id }) => id),
});

/**
 * Proposes other prices, which somebody else has to approve.
 * @throws STATE_CHANGED when a price is no longer what staff saw, NOT_FOUND, BAD_INPUT, CAR_SOLD
 */
export const proposePrice = (ctx: ActorCtx, body: Price): Promise<ChangeRow> =>
  keepChange(ctx, {
    kind: `${body.kind}Price`,
    subject: subjectIn(body),
    items: body.items,
    startsAt: body.startsAt ?? null,
    discount: null,
    reason: body.reason,
    revertsNo: null,
  });

/**
 * Proposes a limited-time discount, which somebody else has to approve. It ends by itself.
 * @throws STATE_CHANGED when a price is no longer what staff saw, NOT_FOUND, BAD_INPUT
 */
export const proposeDiscount = (ctx: ActorCtx, body: Discount): Promise<ChangeRow> =>
  keepChange(ctx, {
    kind: `${body.kind}Discount`,
    subject: subjectIn(body),
    items: body.items.map(({ id, priceFen }) => ({ id, before: priceFen, after: priceFen - body.amountFen })),
    startsAt: body.startsAt ?? null,
    discount: { text: body.text, endsAt: body.endsAt },
    reason: body.reason,
    revertsNo: null,
  });

/**
 * Changes what is on sale, at once.
 * @throws STATE_CHANGED when it is no longer as staff saw it, CONFIG_INVALID when a version could not be configured any more,
 * CAR_TAKEN, CAR_SOLD, NOT_FOUND, BAD_INPUT
 */
export const changeSale = (ctx: ActorCtx, body: Sale): Promise<ChangeRow> =>
  keepChange(ctx, {
    kind: `${body.kind}Sale`,
    subject: subjectIn(body),
    items: body.items,
    startsAt: null,
    discount: null,
    reason: body.reason,
    revertsNo: null,
  });

/** A change the other way round. A discount ends at today's price, which may be another one than when it began. */
async function itemsBack(ctx: ActorCtx, row: ChangeRow): Promise<ChangeItem[]> {
  if (!isDiscount(row.kind))
    return row.items.map(({ before, after, ...item }) => ({ ...item, before: after, after: before }));
  const found = await findPresent(ctx, subjectOf(row));
  if (row.revertsNo !== null || found.some(({ discountFen }) => discountFen === 0)) throw refuse('STATE_CHANGED');
  return found.map(({ id, priceFen, discountFen }) => ({ id, before: priceFen - discountFen, after: priceFen }));
}

/**
 * Takes a change that is in force back by another one; a price or discount by a proposal.
 * @throws STATE_CHANGED when something else is in force meanwhile, and what `changeSale` throws
 */
export async function revertChange(
  ctx: ActorCtx,
  { changeNo, reason }: BodyOf<'POST /api/mporder/v1/staff/catalogue/change/revert'>,
): Promise<ChangeRow> {
  const row = await changeStates.lock(ctx, changeNo);
  if (row.state !== 'applied') throw refuse('STATE_CHANGED');
  const { kind, discountText: text, endsAt } = row;
  return keepChange(ctx, {
    kind,
    subject: subjectOf(row),
    items: await itemsBack(ctx, row),
    startsAt: null,
    discount: text === null || endsAt === null ? null : { text, endsAt },
    reason,
    revertsNo: changeNo,
  });
}
