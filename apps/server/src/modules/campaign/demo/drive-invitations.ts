import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { addInvitedFriends, INVITED_FRIENDS } from '../../account/demo';
import { listOfCampaign } from '../award.repository';
import { findCampaign } from '../campaign.repository';
import { drawOnce } from '../engines/draw/draw-once';
import { awardStates } from '../move-award';
import { insertParcel } from '../parcel.repository';
import { noteRefusal } from '../relation/relation.repository';
import { addCampaigns } from './add-campaigns';
import { addFriend, type DemoFriend } from './add-friend';
import { driveInvitations } from './campaigns/drive-invitations';
import { newYears } from './campaigns/new-year';
import { DEMO_ADDRESS } from './demo-address';

/** The first of the demo's friends whom these campaigns bind; the others belong to `invitations`. */
const FIRST_FRIEND = 30;
const PRIZE = 'invite-drive-prize';
const DELIVER = 'invite-drive-deliver';
/** More prizes than a person of the demo has. */
const MOST_AWARDS = 20;

const isWaiting = ({ state }: { state: string }): boolean => state === 'waiting';

const friend = (inviterId: string, slug: string, daysAgo: number, upTo: DemoFriend['upTo'], more = {}): DemoFriend => ({
  inviterId,
  slug,
  daysAgo,
  upTo,
  ...more,
});

const FRIENDS: readonly DemoFriend[] = [
  friend('person-orders', PRIZE, 1, 'registered'),
  friend('person-orders', PRIZE, 3, 'booked', { modelId: 'YLX' }),
  ...[6, 9, 12, 17, 21, 25, 30, 35, 40].map((daysAgo) => friend('person-orders', PRIZE, daysAgo, 'driven')),
  friend('person-member', PRIZE, 5, 'driven'),
  friend('person-owner', DELIVER, 2, 'booked'),
  friend('person-owner', DELIVER, 8, 'driven', { modelId: 'YLX' }),
  friend('person-owner', DELIVER, 19, 'deposit'),
  friend('person-owner', DELIVER, 31, 'locked', { modelId: 'YL09' }),
  friend('person-owner', DELIVER, 58, 'delivered'),
  friend('person-owner', DELIVER, 74, 'delivered', { modelId: 'YLX' }),
  friend('person-owner', DELIVER, 47, 'deposit', { isRefunded: true }),
  friend('person-orders', DELIVER, 4, 'driven'),
  friend('person-orders', DELIVER, 26, 'deposit', { modelId: 'YLX' }),
  friend('person-orders', DELIVER, 63, 'delivered'),
];

/** Draws with the chances that friends brought: person, days ago. */
const DRAWS: readonly [string, number][] = [
  ...[29, 24, 20, 16, 11].map((daysAgo): [string, number] => ['person-orders', daysAgo]),
  ['person-member', 4],
  ['person-orders', 4],
  ['person-orders', 2],
];

async function drawSome(ctx: Ctx, present: ReadonlyMap<string, unknown>): Promise<void> {
  for (const [accountId, daysAgo] of DRAWS) {
    if (!present.has(accountId)) continue;
    const now = () => ctx.now() - daysAgo * DAY_MS;
    const actor = { accountId, sessionId: '', roles: ['customer' as const] };
    await drawOnce({ ...ctx, now, actor }, { slug: `${PRIZE}-draw`, payWith: 'chance' });
  }
}

/** The first goods that 13800000002 drew are on their way; later ones wait for an address. */
async function sendFirst(ctx: Ctx): Promise<void> {
  const accountId = 'person-orders';
  const campaign = await findCampaign(ctx.db, `${PRIZE}-draw`);
  const award = campaign && (await listOfCampaign(ctx.db, accountId, campaign.id, MOST_AWARDS)).findLast(isWaiting);
  if (!award) return;
  const now = () => award.createdAt + DAY_MS;
  const at = { ...ctx, now };
  const sent = { carrier: '顺丰速运', parcelNo: 'SF1430058812', sentAt: now(), receivedAt: null };
  const parcel = { accountId, id: award.id, campaignId: award.campaignId, address: DEMO_ADDRESS, postage: 0 };
  await insertParcel(ctx.db, { ...parcel, ...sent, createdAt: now() });
  const ordered = await awardStates.move(at, award, 'order', { who: 'customer', changes: { parcelId: award.id } });
  await awardStates.move(at, ordered, 'send', { who: 'staff' });
}

/** People who followed an invitation and do not count. */
async function addRefused(ctx: Ctx): Promise<void> {
  const campaign = await findCampaign(ctx.db, PRIZE);
  if (!campaign) return;
  for (const [index, reason] of (['driven', 'bound'] as const).entries()) {
    const updatedAt = ctx.now() - (index + 2) * DAY_MS;
    const friendId = INVITED_FRIENDS[index]?.accountId ?? '';
    const row = { friendId, id: `demo-prize-${index}`, inviterId: 'person-orders', campaignId: campaign.id, reason };
    await noteRefusal(ctx.db, { ...row, tries: 1, createdAt: updatedAt, updatedAt });
  }
}

/** Invitations to drive for draws and for owners, with friends at every step, chances and draws. */
export async function seedDriveInvitations(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, driveInvitations(ctx.now()));
  await addCampaigns(ctx, newYears(ctx.now()));
  await addInvitedFriends(ctx);
  const friends = INVITED_FRIENDS.slice(FIRST_FRIEND);
  const ids = [...FRIENDS.map(({ inviterId }) => inviterId), ...friends.map(({ accountId }) => accountId)];
  const people = await findPeople(ctx, [...new Set(ids)]);
  for (const [index, each] of FRIENDS.entries()) {
    const accountId = friends[index]?.accountId ?? '';
    if (people.has(accountId) && people.has(each.inviterId)) await addFriend(ctx, accountId, each);
  }
  await drawSome(ctx, people);
  if (!people.has('person-orders')) return;
  await sendFirst(ctx);
  await addRefused(ctx);
}
