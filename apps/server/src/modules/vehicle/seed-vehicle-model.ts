import { paymentDeadlineMs } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { insertPlace, numberPlace, selectCampaigns, takePlace } from './blind-booking.repository';
import { blindCampaign } from './blind-booking.tables';
import { parameter, parameterSection, parameterValue } from './parameter.tables';

/** Parameter sheets to begin with. */
export interface ParameterSeed {
  sections: (typeof parameterSection.$inferInsert)[];
  parameters: (typeof parameter.$inferInsert)[];
  values: (typeof parameterValue.$inferInsert)[];
}

/** Writes parameter sheets in batches; the versions must be there. */
export async function seedParameters(ctx: Ctx, { sections, parameters, values }: ParameterSeed): Promise<void> {
  await ctx.db.insert(parameterSection).values(sections);
  await ctx.db.insert(parameter).values(parameters);
  await ctx.db.insert(parameterValue).values(values);
}

/** Blind bookings to begin with. */
export type BlindSeed = (typeof blindCampaign.$inferInsert)[];

/** Writes blind bookings; the models must be there. */
export async function seedBlindCampaigns(ctx: Ctx, campaigns: BlindSeed): Promise<void> {
  if (campaigns.length > 0) await ctx.db.insert(blindCampaign).values(campaigns);
}

/** A demo order's place. */
export interface DemoPlace {
  accountId: string;
  modelId: string;
  orderNo: string;
  takenAt: number;
  paidAt: number | null;
}

/** Gives a demo order a place of its model's first blind booking, paid or held; nothing where the model has none. */
export async function placeDemoBooking(ctx: Ctx, { paidAt, ...place }: DemoPlace): Promise<void> {
  const [campaign] = await selectCampaigns(ctx.db, place.modelId);
  if (!campaign) return;
  const { campaignId } = campaign;
  if (!(await insertPlace(ctx.db, { ...place, campaignId, heldUntil: paymentDeadlineMs(place.takenAt) }))) return;
  await takePlace(ctx.db, campaignId);
  if (paidAt !== null) await numberPlace(ctx.db, place.accountId, place.orderNo, paidAt);
}
