import { createHash } from 'node:crypto';
import type { QuoteData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { SignedThing } from './agreement.repository';
import type { AgreementKind } from './agreement.tables';
import { blankValues, fillValues } from './agreement-values';
import { type DraftRow, type OrderRow, selectDraft, selectOrder } from './order.repository';
import type { OrderState } from './order.types';

/** What agreements are about: an order, a draft, or just a kind of order before either exists. */
export interface AgreementSubject {
  /** Where signatures are kept; null before a draft exists. */
  thing: SignedThing | null;
  /** Agreements that belong to it, in the order shown. All of them are required. */
  kinds: readonly AgreementKind[];
  /** `open` can be signed; `settled` keeps its copies; `closed` makes them void. */
  phase: 'open' | 'settled' | 'closed';
  /** Fingerprint of what the text of a kind depends on. */
  basisOf: (kind: AgreementKind) => string;
  /** What the `{{placeholders}}` stand for. */
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

function basisOfQuote(quote: QuoteData, option: string | null) {
  const { modelId, versionId, productCodes } = quote.configuration;
  const text = JSON.stringify([modelId, versionId, [...productCodes].sort(), quote.totalFen]);
  const purchase = createHash('sha256').update(text).digest('hex');
  return (kind: AgreementKind) =>
    kind === 'purchase' ? purchase : kind === 'special' ? `option:${option ?? ''}` : 'any';
}

/** Agreements of an order. */
export function subjectOfOrder(row: OrderRow): AgreementSubject {
  const isDeposit = row.kind === 'deposit' || row.kind === 'snapUp';
  const base = isDeposit ? DEPOSIT : BOOKING;
  return {
    thing: { userId: row.userId, orderNo: row.orderNo },
    kinds: isDeposit && row.chosenOption ? [...base, 'special'] : base,
    phase: CLOSED.includes(row.state) ? 'closed' : SIGNABLE.includes(row.state) ? 'open' : 'settled',
    basisOf: basisOfQuote(row.quote, row.chosenOption),
    values: fillValues({ ...row, paidEarlierFen: row.paidFen }),
  };
}

/** Agreements of a draft. A submitted one shows what was signed. */
export function subjectOfDraft(row: DraftRow): AgreementSubject {
  return {
    thing: { userId: row.userId, draftId: row.draftId },
    kinds: row.kind === 'deposit' ? DEPOSIT : BOOKING,
    phase: row.orderNo === null ? 'open' : 'settled',
    basisOf: basisOfQuote(row.quote, null),
    values: fillValues(row),
  };
}

/** Agreements of an order kind before an order or draft exists: nothing is filled in, nothing can be signed. */
export function subjectOfKind(kind: 'intention' | 'deposit'): AgreementSubject {
  const kinds = kind === 'deposit' ? DEPOSIT : BOOKING;
  return { thing: null, kinds, phase: 'open', basisOf: () => 'any', values: blankValues() };
}

/** What a call names: an order, a draft, or neither. */
export interface SubjectInput {
  orderNo?: string | undefined;
  draftId?: string | undefined;
  kind?: 'intention' | 'deposit' | undefined;
}

/** Finds what a call is about among the caller's own. @throws NOT_FOUND */
export async function findSubject(ctx: Ctx, userId: string, input: SubjectInput): Promise<AgreementSubject> {
  if (input.orderNo) {
    const row = await selectOrder(ctx.db, { userId, orderNo: input.orderNo });
    if (!row) throw refuse('NOT_FOUND', { message: '订单不存在' });
    return subjectOfOrder(row);
  }
  if (input.draftId) {
    const row = await selectDraft(ctx.db, userId, input.draftId);
    if (!row) throw refuse('NOT_FOUND');
    return subjectOfDraft(row);
  }
  return subjectOfKind(input.kind ?? 'deposit');
}
