import { DAY_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { InternalError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import { findPeople } from '../../account';
import { addPrizes, type CampaignRow, findCampaign, listPrizes } from '../campaign.repository';
import { prizeRow } from '../define-campaign';
import { priceOf } from '../engines/exchange/exchange-settings';
import { catalogueOf } from '../engines/invite/invite-settings';
import { grantAward } from '../grant-award';
import { awardStates } from '../move-award';
import { insertParcel } from '../parcel.repository';
import { listOfInviter } from '../relation/relation.repository';
import { noteUses, takeOwnTickets } from '../tickets';
import { addCampaigns } from './add-campaigns';
import { giveBoth } from './add-friend';
import { CATALOGUE, exchanges, TICKET_STEPS } from './campaigns/exchange';
import { DEMO_ADDRESS } from './demo-address';

const PERSON = 'person-orders';

/** Exchanges of 13800000002: days ago, what for, and how far goods got. */
const EXCHANGES: readonly [number, string, ('ordered' | 'sent' | 'received')?][] = [
  [38, '门店手冲咖啡券'],
  [34, '帆布随行袋', 'received'],
  [24, '50 元充电券'],
  [21, '帆布随行袋', 'received'],
  [3, '晴雨伞', 'sent'],
  [3, '帆布随行袋', 'sent'],
  [2, '门店手冲咖啡券'],
  [2, '门店手冲咖啡券'],
  [1, '1:43 合金车模', 'ordered'],
  [1, '门店手冲咖啡券'],
  [0, '帆布随行袋', 'ordered'],
];

const at = (ctx: Ctx, daysAgo: number): Ctx => {
  const moment = ctx.now() - daysAgo * DAY_MS;
  return { ...ctx, now: () => moment };
};

/** Gives the permanent programme its tickets where it was there before them, and what its friends brought. */
async function addTicketSteps(ctx: Ctx): Promise<void> {
  const programme = await findCampaign(ctx.db, 'referral');
  if (!programme) return;
  const before = await listPrizes(ctx.db, programme.id);
  if (catalogueOf(before) !== null) return;
  const now = ctx.now();
  const rows = fillDeep(TICKET_STEPS).map((prize, index) =>
    prizeRow(programme.id, { costFen: 0, ...prize }, before.length + index, now),
  );
  await addPrizes(ctx.db, rows);
  for (const relation of await listOfInviter(ctx.db, PERSON, programme.id)) await giveBoth(ctx, relation);
}

/** Sends goods to the person of the demo, as far as they got. */
async function sendGoods(ctx: Ctx, award: Parameters<typeof noteUses>[1], state: 'ordered' | 'sent' | 'received') {
  const { id, campaignId } = award;
  const at = ctx.now();
  const isSent = state !== 'ordered';
  await insertParcel(ctx.db, {
    ...{ accountId: PERSON, id, campaignId, address: DEMO_ADDRESS, postage: 0, createdAt: at },
    carrier: isSent ? '顺丰速运' : null,
    parcelNo: isSent ? 'SF1530058812' : null,
    sentAt: isSent ? at + DAY_MS : null,
    receivedAt: state === 'received' ? at + 4 * DAY_MS : null,
  });
  const ordered = await awardStates.move(ctx, award, 'order', { who: 'customer', changes: { parcelId: id } });
  if (!isSent) return;
  const sent = await awardStates.move(ctx, ordered, 'send', { who: 'staff' });
  if (state === 'received') await awardStates.move(ctx, sent, 'receive', { who: 'customer' });
}

async function exchangeAs(ctx: Ctx, campaign: CampaignRow, [daysAgo, title, state]: (typeof EXCHANGES)[number]) {
  const then = at(ctx, daysAgo);
  const prize = (await listPrizes(ctx.db, campaign.id)).find((each) => each.title === title);
  if (!prize) throw new InternalError(`the demo catalogue has no ${title}`);
  const taken = await takeOwnTickets(then, { accountId: PERSON, campaignId: campaign.id }, priceOf(prize));
  if (!taken) return;
  const award = await grantAward(then, { accountId: PERSON, prize, reason: `exchange:${newId(then.now())}` });
  if (!award) throw new InternalError(`the demo catalogue has no ${title} left`);
  await noteUses(then, award, taken);
  if (state) await sendGoods(then, award, state);
}

/** Catalogues of rewards, tickets of several friends, and exchanges in every state. */
export async function seedExchanges(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, exchanges(ctx.now()));
  if (!(await findPeople(ctx, [PERSON])).has(PERSON)) return;
  await addTicketSteps(ctx);
  const campaign = await findCampaign(ctx.db, CATALOGUE);
  if (campaign) for (const each of EXCHANGES) await exchangeAs(ctx, campaign, each);
}
