import type { Ctx } from '../../kernel/context';
import { deleteRequests } from './trade-in.repository';

/** Forgets the requests of a person whose account is gone. */
export const forgetTradeIns = (ctx: Ctx, userId: string): Promise<void> => deleteRequests(ctx.db, userId);
