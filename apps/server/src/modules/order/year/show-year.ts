import type {
  OrderChangePreviewData,
  YearOfferData,
  YearOrderData,
  YearProtocolData,
  YearVersionData,
} from '@voltfront/contract';
import type { Ctx } from '../../../kernel/context';
import { AppError } from '../../../kernel/errors';
import { keptWords } from '../../../kernel/texts';
import { type CatalogueVersion, defaultConfiguration, loadVersionsOfYear, presentVersion } from '../../vehicle';
import { subjectOfOrder } from '../agreement-subject';
import { changeRefusal, refusalError, refusalOf } from '../change/change-refusal';
import { findOwnOrder, presentChanged } from '../change/own-order';
import { quoteForOrder } from '../change/quote-for-order';
import { type OrderRow, selectOrdersIn } from '../order.repository';
import type { OrderKey, OrderState } from '../order.types';
import { statusesOf } from '../show-agreements';
import { YEAR_CHANGE_CODE } from './choose-year';
import { proposeYear } from './propose-year';
import { type YearCase, yearCaseOf, yearCasesOf } from './year-state';

const LISTED: readonly OrderState[] = ['depositPaid', 'locked', 'inProduction', 'inTransit', 'arrived', 'refunding'];
/** More orders than any customer has. */
const MOST_ORDERS = 50;

/** An order that was locked before the window opened is not shown: it has no decision to make. */
function isShown(row: OrderRow, { offer, decision }: YearCase): boolean {
  if (row.state === 'depositPaid' || row.state === 'refunding' || row.yearSignedAt !== null) return true;
  return decision !== null || (row.locksAt !== null && row.locksAt > offer.startsAt);
}

/** Orders of the caller that a new model year concerns, newest first. */
export async function listYearOrders(ctx: Ctx, userId: string): Promise<YearOrderData[]> {
  const concerned = await yearCasesOf(ctx, userId, await selectOrdersIn(ctx.db, userId, LISTED, MOST_ORDERS));
  return concerned
    .filter(({ row, found }) => isShown(row, found))
    .map(({ row, found: { offer, state, deadlineAt } }) => {
      const { title, fromYear, toYear } = offer;
      return { order: presentChanged(row), title, fromYear, toYear, state, deadlineAt };
    });
}

interface YearPrice {
  version: CatalogueVersion;
  totalFen: number;
  delivery: YearOfferData['change']['delivery'];
}

/** The order's price in the standard configuration of each version of the new year. */
async function yearPrices(ctx: Ctx, row: OrderRow, { offer }: YearCase): Promise<YearPrice[]> {
  const prices: YearPrice[] = [];
  for (const version of await loadVersionsOfYear(ctx, row.modelId, offer.toYear)) {
    if (version.isSoldOut) continue;
    const standard = await defaultConfiguration(ctx, version.versionId);
    const adjustments = row.adjustments.filter(({ source }) => source !== 'year');
    const { quote } = await quoteForOrder(ctx, row, standard, adjustments);
    prices.push({ version, totalFen: quote.totalFen, delivery: quote.delivery });
  }
  return prices;
}

/**
 * Preview of the mapped configuration; null when there is no equivalent, or it cannot be ordered.
 */
async function mappedPreview(ctx: Ctx, row: OrderRow, found: YearCase): Promise<OrderChangePreviewData | null> {
  if (row.yearSignedAt !== null) return row.yearPending?.preview ?? null;
  return proposeYear(ctx, row, found, { way: 'mapped' }).then(
    ({ preview }) => preview,
    (error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    },
  );
}

async function changeOf(ctx: Ctx, row: OrderRow, found: YearCase): Promise<YearOfferData['change']> {
  const prices = (await yearPrices(ctx, row, found)).sort((a, b) => a.totalFen - b.totalFen);
  const mapped = await mappedPreview(ctx, row, found);
  const cheapest = prices[0];
  return {
    optionCode: YEAR_CHANGE_CODE,
    versionName: mapped?.after.versionName ?? null,
    cutout: mapped?.after.cutout ?? cheapest?.version.cutout ?? row.quote.cutout,
    news: found.offer.news,
    fromTotalFen: cheapest?.totalFen ?? row.totalFen,
    differenceFen: mapped?.differenceFen ?? null,
    delivery: mapped?.after.delivery ?? cheapest?.delivery ?? row.quote.delivery,
  };
}

function pendingOf({ yearPending, yearSignedAt }: OrderRow): YearOfferData['pending'] {
  if (!yearPending || yearSignedAt !== null) return null;
  const { way, heldAt, preview } = yearPending;
  const { versionName, totalFen } = preview.after;
  return { way, versionName, totalFen, differenceFen: preview.differenceFen, heldAt };
}

async function presentOffer(ctx: Ctx, row: OrderRow, found: YearCase): Promise<YearOfferData> {
  const { offer, decision, state, phase, deadlineAt } = found;
  const { offerId, title, fromYear, toYear, startsAt, compensations } = offer;
  const isKept = decision !== null && decision.takenBackAt === null;
  return {
    order: presentChanged(row),
    offerId,
    title,
    fromYear,
    toYear,
    startsAt,
    deadlineAt,
    state,
    refusal: changeRefusal('year', row, ctx.now(), phase),
    keep: {
      compensations,
      grantedCode: isKept ? decision.grantedCode : null,
      grantedAt: isKept ? decision.grantedAt : null,
    },
    change: await changeOf(ctx, row, found),
    choice: decision?.choice ?? null,
    chosenAt: decision?.chosenAt ?? null,
    pending: pendingOf(row),
    signedAt: row.yearSignedAt,
  };
}

async function findCase(ctx: Ctx, key: OrderKey): Promise<{ row: OrderRow; found: YearCase }> {
  const row = await findOwnOrder(ctx, key);
  const found = await yearCaseOf(ctx, row);
  if (!found) throw refusalError(refusalOf('notAffected'));
  return { row, found };
}

/**
 * The decision about a new model year for an order of the caller. @throws NOT_FOUND also when the
 * order is not concerned
 */
export async function showOffer(ctx: Ctx, key: OrderKey): Promise<YearOfferData> {
  const { row, found } = await findCase(ctx, key);
  return presentOffer(ctx, row, found);
}

/**
 * Versions of the new model year at their price for an order of the caller. @throws NOT_FOUND also
 * when it is not concerned
 */
export async function listYearVersions(
  ctx: Ctx,
  key: OrderKey,
): Promise<{ offer: YearOfferData; versions: YearVersionData[] }> {
  const { row, found } = await findCase(ctx, key);
  const equivalent = found.offer.versionMap[row.quote.configuration.versionId];
  const versions = (await yearPrices(ctx, row, found)).map(({ version, totalFen }) => ({
    ...presentVersion(version, ctx.now()),
    totalFen,
    differenceFen: totalFen - row.totalFen,
    isEquivalent: version.versionId === equivalent,
  }));
  return { offer: await presentOffer(ctx, row, found), versions };
}

/** The preview of the time of the decision, its texts as references where they are stored. */
const storedPreview = ({ yearPending }: OrderRow): OrderChangePreviewData | null =>
  yearPending ? keptWords(yearPending).preview : null;

/**
 * The pending change at the current price; as stored when it can no longer be priced, as applied
 * once signed.
 */
async function heldPreview(ctx: Ctx, row: OrderRow, found: YearCase): Promise<OrderChangePreviewData | null> {
  const held = row.yearPending;
  if (!held || row.yearSignedAt !== null || found.phase !== 'open') return storedPreview(row);
  const { versionId, productCodes } = held.configuration;
  return proposeYear(ctx, row, found, { way: 'free', versionId, productCodes }).then(
    ({ preview }) => preview,
    (error: unknown) => {
      if (error instanceof AppError) return storedPreview(row);
      throw error;
    },
  );
}

function protocolState(row: OrderRow, { phase }: YearCase): YearProtocolData['state'] {
  if (row.yearSignedAt !== null) return 'signed';
  if (!row.yearPending) return 'none';
  return phase === 'open' ? 'toSign' : 'over';
}

/**
 * The pending year change of an order of the caller, and the status of its protocol. @throws
 * NOT_FOUND also when it is not concerned
 */
export async function showProtocol(ctx: Ctx, key: OrderKey): Promise<YearProtocolData> {
  const { row, found } = await findCase(ctx, key);
  const preview = await heldPreview(ctx, row, found);
  const heldTotalFen = row.yearPending?.preview.after.totalFen ?? null;
  const statuses = row.yearPending ? await statusesOf(ctx, subjectOfOrder(row)) : [];
  return {
    offer: await presentOffer(ctx, row, found),
    state: protocolState(row, found),
    preview,
    heldTotalFen,
    isPriceChanged: preview !== null && preview.after.totalFen !== heldTotalFen,
    agreement: statuses.find(({ summary }) => summary.kind === 'yearChange')?.summary ?? null,
    signedAt: row.yearSignedAt,
  };
}
