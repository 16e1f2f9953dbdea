import type { LeadData } from '@voltfront/contract';
import { canExtend, daysProtected, leadState } from '@voltfront/rules/campaign/lead';
import { maskName } from '@voltfront/rules/format/mask';
import type { Ctx } from '../../../../kernel/context';
import { maskMobile } from '../../../account';
import { unseal } from '../../../order';
import { cityPlace } from '../../../store';
import { listOfReason } from '../../award.repository';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import type { LeadRow } from './lead.repository';
import { leadSettingsOf } from './lead-settings';

/** How often a lead's customer had an order refunded. */
const refundsOf = ({ lines }: Pick<LeadRow, 'lines'>): number => lines.filter(({ step }) => step === 'refunded').length;

/** Reasons of the awards of a lead: another one after each refund, since what was taken back can be earned again. The last holds. */
export const reasonsOfLead = (lead: Pick<LeadRow, 'id' | 'lines'>): string[] =>
  Array.from({ length: refundsOf(lead) + 1 }, (_, refunds) => `lead:${lead.id}:${refunds}`);

/** Names of cities by code; read once for each city, from memory. */
async function cityNames(ctx: Ctx, codes: readonly string[]): Promise<Map<string, string>> {
  const named = await Promise.all(
    [...new Set(codes)].map(async (code) => [code, (await cityPlace(ctx, code))?.cityName ?? ''] as const),
  );
  return new Map(named);
}

/** Leads of one employee; the same number of reads for any number of them. */
export async function presentLeads(ctx: Ctx, campaign: CampaignRow, rows: readonly LeadRow[]): Promise<LeadData[]> {
  const [first] = rows;
  if (!first) return [];
  const now = ctx.now();
  const { dataSecret } = ctx.app.config;
  const { extendWithinDays } = leadSettingsOf(campaign);
  const reasons = rows.flatMap(reasonsOfLead);
  const awards = await listOfReason(ctx.db, first.employeeId, campaign.id, reasons);
  const prizes = new Map((await listPrizes(ctx.db, campaign.id)).map((prize) => [prize.id, prize]));
  const [models] = await ctx.app.hooks.ask(ctx, 'modelNames', { modelIds: rows.map(({ modelId }) => modelId) });
  const cities = await cityNames(
    ctx,
    rows.map(({ cityCode }) => cityCode),
  );
  return rows.map((row) => {
    const { id: leadId, relation, modelId, cityCode, step, createdAt, lines } = row;
    const ofLead = reasonsOfLead(row);
    const rewards = awards.flatMap(({ reason, prizeId, state }) => {
      const prize = prizes.get(prizeId);
      if (!prize || !ofLead.includes(reason)) return [];
      const { title, kind, amount } = prize;
      return [{ title, kind, amount, isTakenBack: state === 'revoked' }];
    });
    return {
      leadId,
      name: maskName(unseal(dataSecret, row.name)),
      mobile: maskMobile(unseal(dataSecret, row.mobile)),
      relation,
      modelName: models?.get(modelId) ?? modelId,
      cityName: cities.get(cityCode) ?? '',
      state: leadState(row, now),
      daysLeft: step === 'deposit' || step === 'delivered' ? null : daysProtected(row, now),
      canExtend: canExtend(row, extendWithinDays, now),
      createdAt,
      steps: lines.map(({ step: what, at }) => ({ step: what, at })),
      rewards,
    };
  });
}
