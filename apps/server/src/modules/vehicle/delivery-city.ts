import { MINUTE_MS } from '@voltfront/rules/time';
import type { AppServices, Ctx } from '../../kernel/context';

/** A quote's data about the delivery city. */
export interface DeliveryCity {
  cityName: string;
  /** Added to the version's estimated weeks. */
  extraWeeks: number;
}

interface Kept {
  city: DeliveryCity | null;
  until: number;
}

const KEEP_MS = MINUTE_MS;
/** More than there are real cities; made-up codes must not fill the memory. */
const MOST_KEPT = 1000;

const kept = new WeakMap<AppServices, Map<string, Kept>>();

/**
 * A city by its code, cached for a minute so that quotes need no query; null for an unknown code.
 */
export async function findDeliveryCity(ctx: Ctx, cityCode: string): Promise<DeliveryCity | null> {
  const cities = kept.get(ctx.app) ?? new Map<string, Kept>();
  kept.set(ctx.app, cities);
  const known = cities.get(cityCode);
  if (known && known.until > performance.now()) return known.city;
  const answers = await ctx.app.hooks.ask(ctx, 'deliveryCity', { cityCode });
  const city = answers.find((answer) => answer !== null) ?? null;
  if (cities.size >= MOST_KEPT) cities.clear();
  cities.set(cityCode, { city, until: performance.now() + KEEP_MS });
  return city;
}
