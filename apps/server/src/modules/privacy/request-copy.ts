import type { PrivacyCopyData, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { type ActorCtx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { type CopyRow, insertCopy, lastTurn, newestCopy, takeTurn } from './copy.repository';
import { privacyTexts } from './privacy.texts';

declare module '../../kernel/jobs' {
  interface JobMap {
    assemblePrivacyCopy: { accountId: string; copyId: string };
  }
}

/** A person may ask for a copy once in this time (ms). */
const COPY_EVERY_MS = 30 * DAY_MS;

type Standing = ReplyOf<'GET /api/mpaccount/v1/privacy/copy'>;

function stateOf(
  { readyAt, expiresAt }: Pick<CopyRow, 'readyAt' | 'expiresAt'>,
  now: number,
): PrivacyCopyData['state'] {
  if (readyAt === null) return 'requested';
  return expiresAt !== null && expiresAt > now ? 'ready' : 'expired';
}

/** Status of the caller's copy, and when the next one can be requested. */
export async function showCopy(ctx: ActorCtx): Promise<Standing> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const row = await newestCopy(ctx.db, accountId);
  const turn = await lastTurn(ctx.db, accountId);
  const nextAt = turn === null ? null : turn + COPY_EVERY_MS;
  const copy = row && {
    copyId: row.copyId,
    requestedAt: row.requestedAt,
    readyAt: row.readyAt,
    expiresAt: row.expiresAt,
    bytes: row.bytes,
    state: stateOf(row, now),
  };
  return { copy: copy ?? null, nextAt: nextAt !== null && nextAt > now ? nextAt : null };
}

/**
 * Requests a copy of the caller's data; a job assembles it.
 * @throws TOO_FREQUENT with `nextAt` within 30 days of the last request
 */
export function requestCopy(ctx: ActorCtx): Promise<Standing> {
  return withTransaction(ctx, async (inner) => {
    const { accountId } = inner.actor;
    const now = inner.now();
    if (!(await takeTurn(inner.db, accountId, now, now - COPY_EVERY_MS))) {
      const { nextAt } = await showCopy(inner);
      throw refuse('TOO_FREQUENT', { message: privacyTexts.onceAMonth, data: { nextAt } });
    }
    const copyId = newId(now);
    await insertCopy(inner.db, { accountId, copyId }, now);
    await schedule(inner, 'assemblePrivacyCopy', { accountId, copyId }, now);
    return showCopy(inner);
  });
}
