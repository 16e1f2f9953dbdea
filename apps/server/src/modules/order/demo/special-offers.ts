import { daysFrom } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { type SpecialOfferSeed, seedSpecialOffers } from '../seed-agreements';

const TERMS = [
  '权益随订单车辆生效，仅限首任非营运车主使用，车辆过户后终止。',
  '每个订单仅可选择一次，确认后不可更改。',
  '截止前未选择的，锁单时默认适用终身免费充电。',
];

const offer = (modelId: string, now: number, fromDays: number, toDays: number): SpecialOfferSeed => ({
  offerId: `charging-${modelId}`,
  modelId,
  startsAt: daysFrom(now, fromDays),
  endsAt: daysFrom(now, toDays),
  defaultOption: 'freeCharging',
  terms: TERMS,
});

/** Times to choose the charging benefit: open for one model, not yet for another, over for a third. */
export const seedDemoOffers = (ctx: Ctx): Promise<void> => {
  const now = ctx.now();
  return seedSpecialOffers(ctx, [offer('YL01', now, -10, 20), offer('YLX', now, 1, 40), offer('YL09', now, -60, -1)]);
};
