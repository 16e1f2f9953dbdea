import type { HookHandler } from '../../kernel/hooks';
import { hasGrown } from '../points';
import { growthRules } from './growth-rules';

/** Part of an audience: people of a level or a higher one; nobody for a level that there is not. */
export const levelConditions: HookHandler<'audienceConditions'> = async (ctx, { filter, accountId }) => {
  const { minLevel } = filter;
  if (minLevel === undefined || minLevel === 1) return [];
  const level = (await growthRules(ctx)).levels[minLevel - 1];
  return [hasGrown(accountId, level?.startsAt ?? Number.MAX_SAFE_INTEGER)];
};
