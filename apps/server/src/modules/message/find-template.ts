import { MINUTE_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { createSharedReads } from '../../kernel/shared-reads';
import { type MessageTemplate, selectTemplate } from './template.repository';

/** Most templates that are kept. */
const MOST = 200;

const reads = createSharedReads<MessageTemplate | undefined>(MINUTE_MS, MOST);

/** A template by its code; kept for a minute. */
export function findTemplate(ctx: Ctx, code: string): Promise<MessageTemplate | undefined> {
  return reads.readAnywhere(ctx, code, () => selectTemplate(ctx.db, code));
}
