import type { InviterCarData } from '@voltfront/contract';
import type { Ctx } from '../../../../kernel/context';
import type { CampaignRow } from '../../campaign.repository';
import { inviteSettingsOf } from './invite-settings';

/** The inviter's own car where the campaign shows it. */
export async function shownCar(ctx: Ctx, row: CampaignRow, accountId: string): Promise<InviterCarData | null> {
  if (!inviteSettingsOf(row).showsCar) return null;
  return (await ctx.app.hooks.ask(ctx, 'carToShow', { accountId })).find((car) => car !== null) ?? null;
}
