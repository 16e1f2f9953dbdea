import type { EndpointKey, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../../kernel/context';
import { refuse } from '../../../kernel/errors';
import { maskedMobiles } from '../../account';
import { refusedCalls, sharedDevices } from '../../risk';
import { findCampaign } from '../campaign.repository';
import { campaignTexts } from '../campaign.texts';
import { listWinners } from './figures.repository';

/** People who are looked at, those who got something last. */
const MOST_PEOPLE = 1000;
const MOST_SHOWN = 50;
const PEOPLE_SHOWN = 5;
const REFUSED_MS = 30 * DAY_MS;
/** Letters of a device's key that tell it from others. */
const KEY_LETTERS = 8;

/** Calls by which something of value is got, by engine. */
const CALLS: Readonly<Record<string, readonly EndpointKey[] | undefined>> = {
  draw: ['POST /api/mpmkt/v1/campaign/draw'],
  offer: ['POST /api/mpmkt/v1/campaign/offers/take'],
  invite: ['POST /api/mpintegral/v1/recommend/submit', 'POST /api/mpmkt/v1/campaign/invite/steps/claim'],
  lead: ['POST /api/mpmkt/v1/campaign/lead'],
  packet: ['POST /api/mpmkt/v1/campaign/packet', 'POST /api/mpmkt/v1/campaign/packet/draw'],
  snapUp: ['POST /api/mpmkt/v1/campaign/snapUp/place'],
};

/** What staff should look at in a campaign; phones are masked for everybody. @throws NOT_FOUND */
export async function showDoubts(
  ctx: ActorCtx,
  { slug }: { slug: string },
): Promise<ReplyOf<'GET /api/mpmkt/v1/staff/campaign/doubts'>> {
  const campaign = await findCampaign(ctx.db, slug);
  if (!campaign) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  const winners = new Map((await listWinners(ctx.db, campaign.id, MOST_PEOPLE)).map((row) => [row.accountId, row]));
  const devices = (await sharedDevices(ctx, [...winners.keys()])).slice(0, MOST_SHOWN);
  const calls = CALLS[campaign.engine] ?? [];
  const refused = await refusedCalls(ctx, { calls, since: ctx.now() - REFUSED_MS, limit: MOST_SHOWN });
  const named = [
    ...devices.flatMap(({ accountIds }) => accountIds.slice(0, PEOPLE_SHOWN)),
    ...refused.flatMap(({ accountId }) => (accountId === '' ? [] : [accountId])),
  ];
  const people = await maskedMobiles(ctx, [...new Set(named)]);
  const nameOf = (accountId: string) => people.get(accountId) ?? '—';
  return {
    devices: devices.map(({ deviceKey, accountIds }) => {
      const known = accountIds.flatMap((accountId) => winners.get(accountId) ?? []);
      return {
        device: deviceKey.slice(0, KEY_LETTERS),
        accounts: accountIds.length,
        prizes: known.reduce((sum, { prizes }) => sum + prizes, 0),
        lastAt: Math.max(...known.map(({ lastAt }) => lastAt)),
        customers: accountIds.slice(0, PEOPLE_SHOWN).map(nameOf),
      };
    }),
    refused: refused.map(({ deviceKey, accountId, kind, level, reasons, createdAt: at }) => ({
      device: deviceKey.slice(0, KEY_LETTERS),
      customer: nameOf(accountId),
      isRefused: kind === 'refused',
      level,
      reasons: [...reasons],
      at,
    })),
  };
}
