import type { Ctx } from '../../kernel/context';
import { earn } from '../points';
import { growthRules } from './growth-rules';

/** Something that may earn growth value. */
interface Deed {
  accountId: string;
  /** A code of the table `growth_source`. */
  code: string;
  /** Id of the thing it is for: the same one is booked once. */
  ref: string;
}

/** Books growth value within the limits of its source; nothing when staff removed the source. */
export async function bookGrowth(ctx: Ctx, { accountId, code, ref }: Deed): Promise<void> {
  const source = (await growthRules(ctx)).sources.find((each) => each.code === code);
  if (!source) return;
  const { amount, dailyLimit, yearlyLimit } = source;
  await earn(ctx, { accountId, unit: 'growth', amount, reason: code, ref, dailyLimit, yearlyLimit });
}
