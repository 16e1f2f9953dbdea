import { randomInt } from 'node:crypto';
import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { calculatePlan } from './calculate-plan';
import { PLAN_VALID_MS, presentStored } from './compare-plans';
import { financeTexts } from './finance.texts';
import type { FinanceInput, FinancePlan } from './finance.types';
import { insertShare, selectShare } from './plan.repository';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/** 10 of 56 characters: 57 bits, so that codes cannot be guessed or collide. */
const CODE_LENGTH = 10;

const newCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * The same plan without personal data: an order becomes its configuration at the current price, the
 * caller's old car becomes an amount.
 */
function withoutPerson(input: FinanceInput, { car, figures }: FinancePlan): FinanceInput {
  const subject =
    input.subject.kind === 'order'
      ? { kind: 'configuration' as const, configuration: car.configuration, subsidy: car.subsidy }
      : input.subject;
  const tradeIn =
    input.tradeIn.kind === 'own' ? { kind: 'typed' as const, valueFen: figures.tradeInFen } : input.tradeIn;
  return { ...input, subject, tradeIn };
}

/**
 * Stores a plan under a code that anybody can open.
 * @throws the errors of the calculation
 */
export async function sharePlan(ctx: Ctx, asked: FinanceInput): Promise<ReplyOf<'POST /api/mporder/v1/finance/share'>> {
  const input = withoutPerson(asked, await calculatePlan(ctx, asked));
  const plan = await calculatePlan(ctx, input);
  const shareCode = newCode();
  const createdAt = ctx.now();
  const validUntil = createdAt + PLAN_VALID_MS;
  await insertShare(ctx.db, { shareCode, input, plan, createdAt, validUntil });
  return { shareCode, path: `/pagesDetail/financialCalculator/preview?shareCode=${shareCode}`, validUntil };
}

/** The plan of a share code, as stored and as of now. @throws NOT_FOUND */
export async function openSharedPlan(
  ctx: Ctx,
  { shareCode }: { shareCode: string },
): Promise<ReplyOf<'GET /api/mporder/v1/finance/shared'>> {
  const row = await selectShare(ctx.db, shareCode);
  if (!row) throw refuse('NOT_FOUND', { message: financeTexts.sharedMissing });
  return presentStored(ctx, { ...row, savedAt: row.createdAt });
}
