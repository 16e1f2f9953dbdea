import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { shanghaiStart } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../../../kernel/context';
import type { CampaignRow } from '../../../campaign.repository';
import { openCampaign, presentLanding } from '../../../read-campaign';
import { inviterOf } from '../../../relation/inviter-code';
import { findInviter } from '../../../relation/relation.repository';
import { INVITE, inviteSettingsOf, partnerTermsOf } from '../invite-settings';
import { contractOf, presentPartner } from './contract';
import { countDrivesByMonth, countReached } from './partner.repository';

const DESK = 'GET /api/mpmkt/v1/campaign/partner/desk';
const CARD = 'GET /api/mpmkt/v1/campaign/partner/card';
type Own = NonNullable<ReplyOf<typeof DESK>['own']>;

/** Months of the settlement. */
const MONTHS = 6;

/** The first moments of this month of Asia/Shanghai and of those before it, the newest first. */
function monthStarts(now: number): number[] {
  const starts = [shanghaiStart(now, 'month')];
  while (starts.length < MONTHS) starts.push(shanghaiStart((starts.at(-1) ?? now) - DAY_MS, 'month'));
  return starts;
}

async function ownDesk(ctx: ActorCtx, row: CampaignRow): Promise<Own | null> {
  const { accountId } = ctx.actor;
  const contract = ctx.actor.roles.includes('partner') ? contractOf(row, accountId) : undefined;
  if (!contract) return null;
  const starts = monthStarts(ctx.now());
  const [thisMonth = 0] = starts;
  const reached = await countReached(ctx.db, accountId, row.id, thisMonth);
  const drives = await countDrivesByMonth(ctx.db, accountId, row.id, starts.at(-1) ?? thisMonth);
  const driveFen = partnerTermsOf(row)?.driveFen ?? 0;
  return {
    partner: presentPartner(ctx, contract),
    code: (await findInviter(ctx.db, accountId))?.code ?? '',
    counts: {
      registered: reached.get('registered') ?? 0,
      booked: reached.get('booked') ?? 0,
      arrived: reached.get('arrived') ?? 0,
      driven: reached.get('driven') ?? 0,
    },
    months: starts.map((start, index) => {
      const month = formatInstant(start, 'YYYY-MM');
      const done = drives.get(month) ?? 0;
      return { month, drives: done, amountFen: done * driveFen, isOpen: index === 0 };
    }),
  };
}

/** Contract, customers of the month and settlement of the calling partner; nothing of them for others. @throws NOT_FOUND */
export async function showDesk(ctx: ActorCtx, { slug }: QueryOf<typeof DESK>): Promise<ReplyOf<typeof DESK>> {
  const row = await openCampaign(ctx, INVITE, slug);
  const campaign = await presentLanding(ctx, row);
  return { campaign, landing: inviteSettingsOf(row).landing, own: await ownDesk(ctx, row) };
}

/** The partner of a code, also after their contract. @throws NOT_FOUND */
export async function showCard(ctx: Ctx, { slug, shareCode }: QueryOf<typeof CARD>): Promise<ReplyOf<typeof CARD>> {
  const row = await openCampaign(ctx, INVITE, slug);
  const person = await inviterOf(ctx, shareCode);
  const contract = person?.roles.includes('partner') ? contractOf(row, person.accountId) : undefined;
  return { partner: contract ? presentPartner(ctx, contract) : null };
}
