import type { ChangeKind, SaleState } from '@voltfront/rules/catalogue/change-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { findCarOffer, lockCarOffer, setCarPrice, setCarSale } from '../stock';
import { findOffers, loadAllVersions, lockOffers, type OfferChange, staffVersionName, writeOffers } from '../vehicle';
import type { ChangeRow } from './catalogue.repository';
import type { ChangeItem, ChangeValue } from './catalogue.tables';
import { catalogueTexts } from './catalogue.texts';

/** What a change is about: versions, an option in some versions, or a car in stock. */
export interface Subject {
  kind: 'version' | 'option' | 'car';
  productCode?: string | undefined;
  /** Of the versions, or of the car. */
  ids: readonly string[];
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
}

/** The subject of a kept change. */
export const subjectOf = ({
  kind,
  productCode,
  items,
}: Pick<ChangeRow, 'kind' | 'productCode' | 'items'>): Subject => ({
  kind: kind.replace(/Price|Sale/, '') as Subject['kind'],
  productCode: productCode ?? undefined,
  ids: items.map(({ id }) => id),
});

async function presentOf(ctx: Ctx, { kind, productCode, ids }: Subject, isLocked: boolean): Promise<Present[]> {
  if (kind === 'car') {
    const find = isLocked ? lockCarOffer : findCarOffer;
    const cars = await Promise.all(ids.map((id) => find(ctx, id)));
    return cars.map(({ stockCarId, vin, ...car }) => ({ ...car, id: stockCarId, name: vin }));
  }
  const offers = await (isLocked ? lockOffers : findOffers)(ctx, { versionIds: ids, productCode });
  const versions = await loadAllVersions(ctx);
  return offers.map((offer) => {
    const version = versions.find(({ versionId }) => versionId === offer.versionId);
    const name = version ? staffVersionName(version) : offer.versionId;
    return { ...offer, id: offer.versionId, name, mostFen: null, isHeld: false };
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

/** The value that a kind of change is about. */
export const currentValue = (present: Present | undefined, kind: ChangeKind): ChangeValue | null =>
  present === undefined ? null : kind.endsWith('Price') ? present.priceFen : present.sale;

/**
 * Refuses a change whose beginning is no longer what is in force.
 * @throws STATE_CHANGED, CAR_SOLD
 */
export function assertCurrent(kind: ChangeKind, items: readonly ChangeItem[], found: readonly Present[]): void {
  for (const { id, before } of items) {
    const present = found.find((one) => one.id === id);
    if (present?.sale === null) throw refuse('CAR_SOLD');
    const now = currentValue(present, kind);
    if (now === before) continue;
    const message = typeof now === 'number' ? catalogueTexts.priceMoved({ fen: now }) : catalogueTexts.saleMoved;
    throw refuse('STATE_CHANGED', { message });
  }
}

/**
 * Writes what a change leads to, in the transaction that locked its subject.
 * @throws CONFIG_INVALID, CAR_TAKEN, CAR_SOLD, STATE_CHANGED, BAD_INPUT
 */
export async function writeItems(ctx: Ctx, subject: Subject, items: readonly ChangeItem[]): Promise<void> {
  if (subject.kind !== 'car') {
    const changes = items.map(
      ({ id: versionId, after }): OfferChange =>
        typeof after === 'number' ? { versionId, priceFen: after } : { versionId, sale: after },
    );
    return writeOffers(ctx, subject.productCode, changes);
  }
  for (const { id, after } of items)
    await (typeof after === 'number' ? setCarPrice(ctx, id, after) : setCarSale(ctx, id, after));
}
