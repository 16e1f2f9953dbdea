import { DAY_MS } from '@voltfront/rules/time';
import type { TestPerson } from '../../testing';
import type { InviteDesk } from './invite.fixture';

/** A campaign in which this partner invites; `daysLeft`: of the contract. */
export async function makePartnerCampaign(
  desk: InviteDesk,
  { accountId }: TestPerson,
  { daysLeft = 30, channel = null as string | null, slug = '' } = {},
): Promise<string> {
  const now = desk.server.clock.now();
  const contract = { accountId, name: '云川商务', logo: '/assets/covers/scene-city.webp', benefit: '礼遇' };
  const contracts = [{ ...contract, startsAt: now - DAY_MS, endsAt: now + daysLeft * DAY_MS }];
  return desk.make({
    ...(slug && { slug }),
    audience: { roles: ['partner'] },
    prizes: [],
    settings: { relationDays: 90, channel, partners: { driveFen: 300_00, contracts } },
  });
}

/** A partner with a customer who accepted. */
export async function partnerPair(desk: InviteDesk) {
  const partner = await desk.server.login({ roles: ['partner'] });
  const slug = await makePartnerCampaign(desk, partner);
  const friend = await desk.person();
  await desk.accept(friend, { slug, shareCode: await desk.code(partner, slug) });
  await desk.server.runJobs();
  const [record] = await desk.friends(partner, slug);
  return { partner, slug, friend, relationId: record?.relationId ?? '' };
}
