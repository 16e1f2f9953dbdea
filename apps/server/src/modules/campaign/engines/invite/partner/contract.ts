import type { PartnerData, PartnerTermsData } from '@voltfront/contract';
import type { Ctx } from '../../../../../kernel/context';
import type { CampaignRow } from '../../../campaign.repository';
import { partnerTermsOf } from '../invite-settings';

type Contract = PartnerTermsData['contracts'][number];

const isOver = ({ startsAt, endsAt }: Pick<Contract, 'startsAt' | 'endsAt'>, now: number): boolean =>
  now < startsAt || now >= endsAt;

/** The contract of a business partner in a campaign. */
export const contractOf = (row: CampaignRow, accountId: string): Contract | undefined =>
  partnerTermsOf(row)?.contracts.find((contract) => contract.accountId === accountId);

/** Whether a campaign lets somebody invite as far as contracts go; campaigns without contracts ask for none. */
export function hasContract(ctx: Ctx, row: CampaignRow, accountId: string): boolean {
  if (partnerTermsOf(row) === null) return true;
  const contract = contractOf(row, accountId);
  return contract !== undefined && !isOver(contract, ctx.now());
}

/** A partner as customers see them. */
export function presentPartner(ctx: Ctx, contract: Contract): PartnerData {
  const { name, logo, benefit, startsAt, endsAt } = contract;
  return { name, logo, benefit, startsAt, endsAt, isOver: isOver(contract, ctx.now()) };
}
