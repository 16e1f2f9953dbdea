import { MINUTE_MS } from '@voltfront/rules/time';
import type { AppServices, Ctx } from '../../kernel/context';

/** What a quote says about the city of delivery. */
export interface DeliveryCity {
  cityName: string;
  /** Weeks on top of the version's estimate. */
  extraWeeks: number;
}

interface Kept {
  city: DeliveryCity | null;
  until: number;
}

const KEEP_MS = MINUTE_MS;
/** There are fewer real cities than this; made-up codes must not fill the memory. */
const MOST_KEPT = 1000;

const kept = new WeakMap<AppServices, Map<string, Kept>>();

/** A city by its code, remembered for a minute so that quotes need no query; null when nobody knows it. */
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
