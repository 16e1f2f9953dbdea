import { createHash } from 'node:crypto';
import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { SignedThing } from './agreement.repository';
import type { AgreementKind } from './agreement.tables';
import { blankValues, fillValues } from './agreement-values';
import { changeValues } from './change/change-values';
import { type DraftRow, type OrderRow, selectDraft, selectOrder } from './order.repository';
import { orderTexts } from './order.texts';
import type { OrderState } from './order.types';

/** The subject of agreements: an order, a draft, or only a kind of order before either exists. */
export interface AgreementSubject {
  /** What the signatures belong to; null before a draft exists. */
  thing: SignedThing | null;
  /** Its agreements, in the order shown. */
  kinds: readonly AgreementKind[];
  /** Those of them that need not be signed. */
  optionalKinds?: readonly AgreementKind[];
  /** `open`: can be signed; `settled`: copies stay valid; `closed`: copies are void. */
  phase: 'open' | 'settled' | 'closed';
  /** Fingerprint of the data that an agreement's text depends on. */
  basisOf: (kind: AgreementKind) => string;
  /** Values of the `{{placeholders}}`. */
  values: Record<string, string>;
}

const CLOSED: readonly OrderState[] = ['expired', 'cancelled', 'refunded'];
const SIGNABLE: readonly OrderState[] = [
  'created',
  'intentionPaid',
  'depositPaid',
  'locked',
  'inProduction',
  'inTransit',
  'arrived',
];
const BOOKING: readonly AgreementKind[] = ['booking', 'personalInfo'];
const DEPOSIT: readonly AgreementKind[] = ['booking', 'purchase', 'personalInfo'];

const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Fingerprints of an order's choices besides its configuration. */
function basisOfOrder(row: OrderRow): (kind: AgreementKind) => string {
  const common = basisOfQuote(row.quote, row.chosenOption ?? row.savedOption);
  const held = row.yearPending;
  const year = held && fingerprint([held.campaignId, held.configuration, held.preview.after.totalFen]);
  const rights = fingerprint(row.rights.map(({ rightCode, priceFen }) => [rightCode, priceFen]));
  return (kind) => (kind === 'rights' ? rights : kind === 'yearChange' ? (year ?? 'none') : common(kind));
}

function kindsOf(row: OrderRow): AgreementKind[] {
  if (row.kind !== 'deposit' && row.kind !== 'snapUp') return [...BOOKING];
  return [
    ...DEPOSIT,
    ...((row.chosenOption ?? row.savedOption) ? (['special'] as const) : []),
    ...(row.rightsChangedAt === null ? [] : (['rights'] as const)),
    ...(row.yearPending ? (['yearChange'] as const) : []),
  ];
}

/**
 * An order can be locked as it is while a year change waits for its signature. The special agreement is asked for by
 * who chose it for good: a choice that is only saved, or the default that nobody chose, wants none.
 */
function optionalKindsOf({ chosenOption, isChosenByDefault }: OrderRow): AgreementKind[] {
  return chosenOption !== null && !isChosenByDefault ? ['yearChange'] : ['yearChange', 'special'];
}

function basisOfQuote(quote: QuoteData, option: string | null) {
  const { modelId, versionId, productCodes } = quote.configuration;
  const purchase = fingerprint([modelId, versionId, [...productCodes].sort(), quote.totalFen]);
  return (kind: AgreementKind) =>
    kind === 'purchase' ? purchase : kind === 'special' ? `option:${option ?? ''}` : 'any';
}

/** Agreements of an order. */
export function subjectOfOrder(row: OrderRow): AgreementSubject {
  return {
    thing: { userId: row.userId, orderNo: row.orderNo },
    kinds: kindsOf(row),
    optionalKinds: optionalKindsOf(row),
    phase: CLOSED.includes(row.state) ? 'closed' : SIGNABLE.includes(row.state) ? 'open' : 'settled',
    basisOf: basisOfOrder(row),
    values: { ...fillValues({ ...row, paidEarlierFen: row.paidFen }), ...changeValues(row) },
  };
}

/** Agreements of a draft. A submitted draft shows its signed copies. */
export function subjectOfDraft(row: DraftRow): AgreementSubject {
  return {
    thing: { userId: row.userId, draftId: row.draftId },
    kinds: row.kind === 'deposit' ? DEPOSIT : BOOKING,
    phase: row.orderNo === null ? 'open' : 'settled',
    basisOf: basisOfQuote(row.quote, null),
    values: fillValues(row),
  };
}

/**
 * Agreements of an order kind before an order or draft exists: no values are filled in, nothing can
 * be signed.
 */
function subjectOfKind(kind: 'intention' | 'deposit'): AgreementSubject {
  const kinds = kind === 'deposit' ? DEPOSIT : BOOKING;
  return { thing: null, kinds, phase: 'open', basisOf: () => 'any', values: blankValues() };
}

/** The subject that a request names: an order, a draft, or neither. */
export interface SubjectInput {
  orderNo?: string | undefined;
  draftId?: string | undefined;
  kind?: 'intention' | 'deposit' | undefined;
}

/** Finds the subject of a request among the caller's own orders and drafts. @throws NOT_FOUND */
export async function findSubject(ctx: Ctx, userId: string, input: SubjectInput): Promise<AgreementSubject> {
  if (input.orderNo) {
    const row = await selectOrder(ctx.db, { userId, orderNo: input.orderNo });
    if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
    return subjectOfOrder(row);
  }
  if (input.draftId) {
    const row = await selectDraft(ctx.db, userId, input.draftId);
    if (!row) throw refuse('NOT_FOUND');
    return subjectOfDraft(row);
  }
  return subjectOfKind(input.kind ?? 'deposit');
}
