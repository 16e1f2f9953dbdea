import { type ChangeKind, isDiscount, isText, type SaleState } from '@voltfront/rules/catalogue/change-moves';
import type { TextField, TextSubject } from '@voltfront/rules/catalogue/texts';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findCarOffer, lockCarOffer, setCarPrice, setCarSale } from '../stock';
import {
  addDiscounts,
  endDiscounts,
  findDiscounts,
  findOffers,
  findTexts,
  loadAllVersions,
  lockOffers,
  lockTexts,
  type OfferChange,
  staffVersionName,
  writeOffers,
  writeTexts,
} from '../vehicle';
import type { ChangeRow } from './catalogue.repository';
import type { ChangeItem, ChangeValue } from './catalogue.tables';
import { catalogueTexts } from './catalogue.texts';

/** What a change is about: versions, an option in some versions, a car in stock, or a model. */
export interface Subject {
  kind: 'version' | 'option' | 'car' | 'model';
  productCode?: string | undefined;
  /** Of the versions, the car, or the model. */
  ids: readonly string[];
  /** It is about texts, not about price or sale. */
  isText?: boolean;
  /** The change that made the discount that this is about. */
  discountNo?: string | undefined;
}

/** What is in force now: the price and the sale of each version, or of the car. */
export interface Present {
  id: string;
  modelId: string;
  versionId: string;
  /** For staff: name of the version, or the VIN. */
  name: string;
  priceFen: number;
  /** Null: sold. */
  sale: SaleState | null;
  /** The most that it can cost; null without a limit. */
  mostFen: number | null;
  isHeld: boolean;
  /** What the discount that this is about takes off now; 0 while it is not in force. */
  discountFen: number;
  texts: Partial<Record<TextField, string>>;
}

/** Code of a discount in a version. */
export const discountCode = (discountNo: string, versionId: string): string => `${discountNo}-${versionId}`;

/** The subject of a kept change. */
export const subjectOf = ({
  kind,
  productCode,
  items,
  changeNo,
  revertsNo,
}: Pick<ChangeRow, 'kind' | 'productCode' | 'items' | 'changeNo' | 'revertsNo'>): Subject => ({
  kind: kind.replace(/Price|Sale|Discount|Text/, '') as Subject['kind'],
  productCode: productCode ?? undefined,
  ids: [...new Set(items.map(({ id }) => id))],
  isText: isText(kind),
  discountNo: isDiscount(kind) ? (revertsNo ?? changeNo) : undefined,
});

async function textsOf(ctx: Ctx, { kind, productCode, ids }: Subject, isLocked: boolean): Promise<Present[]> {
  const found = await (isLocked ? lockTexts : findTexts)(ctx, { kind: kind as TextSubject, productCode, ids });
  const versions = await loadAllVersions(ctx);
  return found.map(({ id, modelId, texts }) => {
    const version = versions.find(({ versionId }) => versionId === id);
    const name = version ? staffVersionName(version) : (texts.name ?? id);
    const offer = { versionId: id, priceFen: 0, sale: 'onSale' as const, mostFen: null, isHeld: false, discountFen: 0 };
    return { ...offer, id, modelId, name, texts };
  });
}

async function presentOf(ctx: Ctx, subject: Subject, isLocked: boolean): Promise<Present[]> {
  if (subject.isText) return textsOf(ctx, subject, isLocked);
  const { kind, productCode, ids, discountNo } = subject;
  if (kind === 'car') {
    const find = isLocked ? lockCarOffer : findCarOffer;
    const cars = await Promise.all(ids.map((id) => find(ctx, id)));
    return cars.map(({ stockCarId, vin, ...car }) => ({
      ...car,
      id: stockCarId,
      name: vin,
      discountFen: 0,
      texts: {},
    }));
  }
  const offers = await (isLocked ? lockOffers : findOffers)(ctx, { versionIds: ids, productCode });
  const codes = discountNo === undefined ? [] : ids.map((id) => discountCode(discountNo, id));
  const discounts = codes.length === 0 ? new Map<string, number>() : await findDiscounts(ctx, codes);
  const versions = await loadAllVersions(ctx);
  return offers.map((offer) => {
    const version = versions.find(({ versionId }) => versionId === offer.versionId);
    const name = version ? staffVersionName(version) : offer.versionId;
    const discountFen = discounts.get(discountCode(discountNo ?? '', offer.versionId)) ?? 0;
    return { ...offer, id: offer.versionId, name, mostFen: null, isHeld: false, discountFen, texts: {} };
  });
}

/** What is in force now; what does not exist is left out. @throws NOT_FOUND for a car that does not exist */
export const findPresent = (ctx: Ctx, subject: Subject): Promise<Present[]> => presentOf(ctx, subject, false);

/** What is in force now, locked until the transaction ends. @throws NOT_FOUND */
export async function lockPresent(ctx: Ctx, subject: Subject): Promise<Present[]> {
  const found = await presentOf(ctx, subject, true);
  if (found.length < subject.ids.length) throw refuse('NOT_FOUND', { message: catalogueTexts.subjectMissing });
  return found;
}

/** The value that a kind of change is about; of a discount the price, less the discount while that is in force. */
export function currentValue(
  present: Present | undefined,
  kind: ChangeKind,
  field?: TextField | undefined,
): ChangeValue | null {
  if (present === undefined) return null;
  if (isText(kind)) return field === undefined ? null : (present.texts[field] ?? null);
  return kind.endsWith('Sale') ? present.sale : present.priceFen - present.discountFen;
}

/** Whether the discount of a change that is not in force yet has ended before it began. */
export const isOver = ({ kind, endsAt }: Pick<ChangeRow, 'kind' | 'endsAt'>, now: number): boolean =>
  isDiscount(kind) && endsAt !== null && endsAt <= now;

/**
 * Whether what is in force is what a change begins from or, once it is applied, led to. A discount counts as long as it is in
 * force, whatever the price has become; its end is not taken back.
 */
export function isCurrent(row: ChangeRow, found: readonly Present[], now: number): boolean {
  const isApplied = row.state === 'applied';
  if (!isApplied && isOver(row, now)) return false;
  return row.items.every(({ id, field, before, after }) => {
    const present = found.find((one) => one.id === id);
    if (present === undefined || present.sale === null) return false;
    if (isApplied && isDiscount(row.kind)) return row.revertsNo === null && present.discountFen > 0;
    return currentValue(present, row.kind, field) === (isApplied ? after : before);
  });
}

/**
 * Refuses a change whose beginning is no longer what is in force.
 * @throws STATE_CHANGED, CAR_SOLD
 */
export function assertCurrent(kind: ChangeKind, items: readonly ChangeItem[], found: readonly Present[]): void {
  for (const { id, field, before } of items) {
    const present = found.find((one) => one.id === id);
    if (present?.sale === null) throw refuse('CAR_SOLD');
    const now = currentValue(present, kind, field);
    if (now === before) continue;
    if (isText(kind)) throw refuse('STATE_CHANGED', { message: catalogueTexts.textMoved });
    const message = typeof now === 'number' ? catalogueTexts.priceMoved({ fen: now }) : catalogueTexts.saleMoved;
    throw refuse('STATE_CHANGED', { message });
  }
}

/** Adds the discount of a change, or ends the one that it takes back. */
async function writeDiscount(ctx: Ctx, row: ChangeRow): Promise<void> {
  const { modelId, productCode, discountText, endsAt, items, changeNo, revertsNo } = row;
  if (revertsNo !== null) {
    const codes = items.map(({ id }) => discountCode(revertsNo, id));
    return endDiscounts(ctx, codes);
  }
  const rows = items.map(({ id: versionId, before, after }) => ({
    code: discountCode(changeNo, versionId),
    modelId,
    versionId,
    productCode,
    name: discountText ?? '',
    amountFen: Number(before) - Number(after),
    startsAt: ctx.now(),
    endsAt: endsAt ?? 0,
  }));
  return addDiscounts(ctx, rows);
}

/**
 * Writes what a change leads to, in the transaction that locked its subject.
 * @throws CONFIG_INVALID, CAR_TAKEN, CAR_SOLD, STATE_CHANGED, BAD_INPUT
 */
export async function writeItems(ctx: Ctx, row: ChangeRow): Promise<void> {
  if (isDiscount(row.kind)) return writeDiscount(ctx, row);
  const { items } = row;
  const subject = subjectOf(row);
  if (isText(row.kind)) {
    const changes = items.map(({ id, field = 'name', after }) => ({ id, texts: { [field]: String(after) } }));
    return writeTexts(ctx, { kind: subject.kind as TextSubject, productCode: subject.productCode }, changes);
  }
  if (subject.kind !== 'car') {
    const changes = items.map(
      ({ id: versionId, after }): OfferChange =>
        typeof after === 'number' ? { versionId, priceFen: after } : { versionId, sale: after as SaleState },
    );
    return writeOffers(ctx, subject.productCode, changes);
  }
  for (const { id, after } of items)
    await (typeof after === 'number' ? setCarPrice(ctx, id, after) : setCarSale(ctx, id, after as SaleState));
}
