import type { BodyOf, ReplyOf, StockHoldData } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { refusalToHold } from './refusals';
import { loadCar } from './show-car';
import { hasConvertible } from './show-instruction';
import { currentInstruction, statementsFor } from './statements';
import { HOLD_MS, holdOf } from './stock.states';
import { stockTexts } from './stock.texts';
import {
  dropHolds,
  insertConfirmation,
  lockHolder,
  type StockCarRow,
  selectConfirmedAt,
  selectHolds,
  takeHold,
} from './stock-car.repository';
import { stockChanged } from './stock-reads';

type Input = BodyOf<'POST /api/mporder/v1/stock/confirm'>;
type Confirmed = ReplyOf<'POST /api/mporder/v1/stock/confirm'>;

/**
 * The confirmed statements. @throws AGREEMENT_OUTDATED for another version, STATEMENTS_OPEN when
 * one is missing
 */
async function tickedStatements(ctx: ActorCtx, row: StockCarRow, { version, statementIds }: Input) {
  const instruction = await currentInstruction(ctx);
  if (instruction.version !== version)
    throw refuse('AGREEMENT_OUTDATED', {
      message: stockTexts.instructionChanged,
      data: { version: instruction.version },
    });
  const statements = statementsFor(instruction, row, ctx.now());
  const open = statements.filter(({ statementId }) => !statementIds.includes(statementId));
  if (open.length > 0)
    throw refuse('STATEMENTS_OPEN', { data: { statementIds: open.map(({ statementId }) => statementId) } });
  return statements;
}

/** A person can hold only one car. @throws HOLD_IN_ORDER, HOLD_ELSEWHERE with `data.hold` */
async function assertNoOtherHold(ctx: ActorCtx, input: Input): Promise<void> {
  const { accountId } = ctx.actor;
  const others = await selectHolds(ctx.db, accountId, ctx.now(), input.stockCarId);
  const holds = others.map((row) => holdOf(row, ctx.now(), accountId)).filter((hold) => hold !== null);
  const ordered = holds.find(({ orderNo }) => orderNo !== null);
  if (ordered) throw refuse('HOLD_IN_ORDER', { data: { hold: ordered } });
  if (holds.length > 0 && !input.releaseOther) throw refuse('HOLD_ELSEWHERE', { data: { hold: holds[0] } });
}

async function hold(ctx: ActorCtx, row: StockCarRow): Promise<StockHoldData> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const until = now + HOLD_MS;
  const { stockCarId } = row;
  const taken = await takeHold(ctx.db, { stockCarId, accountId, until, now });
  if (!taken) throw refusalToHold(await loadCar(ctx, stockCarId), now, accountId) ?? refuse('CAR_TAKEN');
  await dropHolds(ctx.db, accountId, { except: stockCarId }, now);
  stockChanged(ctx);
  return { stockCarId, heldUntil: until, orderNo: null };
}

async function keepConfirmation(
  ctx: ActorCtx,
  row: StockCarRow,
  version: string,
  statements: Awaited<ReturnType<typeof tickedStatements>>,
): Promise<number> {
  const confirmedAt = ctx.now();
  const { accountId } = ctx.actor;
  const { stockCarId } = row;
  await insertConfirmation(ctx.db, { accountId, id: newId(confirmedAt), stockCarId, version, statements, confirmedAt });
  return confirmedAt;
}

/**
 * Confirms the instruction of a car and holds it for the caller for 30 minutes; call it in a
 * transaction. Of concurrent callers one gets the car. An active hold of the caller is not
 * extended: the response is the same again.
 * @throws NOT_FOUND, AGREEMENT_OUTDATED, STATEMENTS_OPEN, CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN,
 * SALE_NOT_RUNNING, HOLD_ELSEWHERE unless `releaseOther`, HOLD_IN_ORDER
 */
export async function confirmInstruction(ctx: ActorCtx, input: Input): Promise<Confirmed> {
  const { accountId } = ctx.actor;
  await lockHolder(ctx.db, accountId, ctx.now());
  const row = await loadCar(ctx, input.stockCarId);
  const refusal = refusalToHold(row, ctx.now(), accountId);
  if (refusal) throw refusal;
  const statements = await tickedStatements(ctx, row, input);
  const next = (await hasConvertible(ctx)) ? 'intentionalDepositOrder' : 'confirm';
  const mine = holdOf(row, ctx.now(), accountId);
  const confirmedBefore = mine && (await selectConfirmedAt(ctx.db, accountId, row.stockCarId, input.version));
  if (mine && confirmedBefore) return { hold: mine, confirmedAt: confirmedBefore, next };
  if (!mine) await assertNoOtherHold(ctx, input);
  const held = mine ?? (await hold(ctx, row));
  return { hold: held, confirmedAt: await keepConfirmation(ctx, row, input.version, statements), next };
}
