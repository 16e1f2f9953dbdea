import type { ReplyOf } from '@voltfront/contract';
import { INSURANCE_ORDER_STATES, isInsured } from '@voltfront/rules/insurance/insurance-moves';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import { findHandover, type HandedOverOrder } from '../order';
import { uploadAddress } from '../upload';
import { AUTHORISATION, REQUIRED_COVER } from './authorisation';
import { type InsuranceRow, selectInsurance } from './insurance.repository';
import type { InsuranceKey } from './insurance.types';

type View = ReplyOf<'GET /api/mporder/v1/insurance'>;

const BEFORE: readonly HandedOverOrder['state'][] = [
  'created',
  'intentionPaid',
  'depositPaid',
  'locked',
  'inProduction',
  'inTransit',
];

function phaseOf({ state }: HandedOverOrder, row: InsuranceRow | undefined): View['phase'] {
  if (row && isInsured(row.state)) return 'done';
  if (BEFORE.includes(state)) return 'before';
  return INSURANCE_ORDER_STATES.includes(state) ? 'open' : 'closed';
}

/** Insurers of a city; null when their system does not answer. */
export async function insurersIn(ctx: Ctx, cityCode: string): Promise<View['insurers'] | null> {
  try {
    return await ctx.app.insurer.insurersOf(ctx, cityCode);
  } catch (error) {
    if (error instanceof AppError && error.rowName === 'PROVIDER_DOWN') return null;
    throw error;
  }
}

/** An own policy as its owner, or staff who may see it, look at it. */
export function presentOwnPolicy(ctx: Ctx, row: InsuranceRow): View['ownPolicy'] {
  const { ownPolicy, ownSentAt: sentAt, rejection } = row;
  if (!ownPolicy || sentAt === null) return null;
  return { ...ownPolicy, picture: uploadAddress(ctx, ownPolicy.picture), sentAt, rejection };
}

function presentPolicy({ policyNo, issuedAt, quote }: InsuranceRow): View['policy'] {
  if (policyNo === null || issuedAt === null || !quote) return null;
  const { insurerName, insurerPhone, totalFen } = quote;
  return { policyNo, insurerName, insurerPhone, totalFen, issuedAt };
}

const isOwn = (state: InsuranceRow['state'] | undefined) => state?.startsWith('ownPolicy') ?? false;

/** The insurance of an order of the caller. @throws NOT_FOUND also for somebody else's */
export async function showInsurance(ctx: Ctx, key: InsuranceKey): Promise<View> {
  const order = await findHandover(ctx, key);
  const row = await selectInsurance(ctx.db, key);
  const phase = phaseOf(order, row);
  const insurers = phase === 'open' ? await insurersIn(ctx, order.cityCode) : [];
  const { orderNo, state, modelName, versionName, cutout, buyer, cityName, totalFen } = order;
  return {
    order: { orderNo, state, modelName, versionName, cutout, buyer, cityName, totalFen },
    phase,
    state: row?.state ?? 'none',
    required: REQUIRED_COVER,
    insurers: insurers ?? [],
    areInsurersDown: insurers === null,
    authorisation: { ...AUTHORISATION },
    request: row?.request ?? null,
    isUnanswered: row?.state === 'none' && row.unansweredAt !== null,
    quote: row?.state === 'quoted' || row?.state === 'issued' ? row.quote : null,
    policy: row ? presentPolicy(row) : null,
    ownPolicy: row && isOwn(row.state) ? presentOwnPolicy(ctx, row) : null,
  };
}
