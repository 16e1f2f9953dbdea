import type { ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { presentValue } from './coupon.presenter';
import type { Audience } from './coupon.types';
import { noteVisit, type OfferRow, selectOffers, selectVisit } from './welfare.repository';

type Welfare = ReplyOf<'GET /api/mpintegral/v1/coupons/welfare'>['offers'][number];
export type OfferState = Welfare['state'];

/** For so long after joining somebody is a new customer. */
const NEW_CUSTOMER_MS = 30 * DAY_MS;

/** What the audiences ask of a customer. */
interface CustomerFacts {
  joinedAt: number;
  level: number;
  isOwner: boolean;
  hasOrdered: boolean;
}

async function factsOf(ctx: ActorCtx): Promise<CustomerFacts> {
  const { accountId, roles } = ctx.actor;
  const [facts] = await ctx.app.hooks.ask(ctx, 'customerFacts', { accountId });
  const ordered = await ctx.app.hooks.ask(ctx, 'hasOrdered', { accountId });
  const isOwner = roles.includes('owner');
  return {
    joinedAt: facts?.joinedAt ?? 0,
    level: facts?.level ?? 1,
    isOwner,
    hasOrdered: isOwner || ordered.some(Boolean),
  };
}

/** Who belongs to an audience, as data: one line each. */
const BELONGS: Record<Audience, (facts: CustomerFacts, minLevel: number, now: number) => boolean> = {
  everyone: () => true,
  newCustomer: ({ joinedAt }, _, now) => now - joinedAt <= NEW_CUSTOMER_MS,
  order: ({ hasOrdered }) => hasOrdered,
  owner: ({ isOwner }) => isOwner,
  level: ({ level }, minLevel) => level >= minLevel,
};

function stateOf({ offer, template, couponId }: OfferRow, facts: CustomerFacts, now: number): OfferState {
  if (couponId !== null) return 'claimed';
  if (!BELONGS[offer.audience](facts, offer.minLevel, now)) return 'notEligible';
  if (offer.startsAt > now) return 'notBegun';
  return template.total !== null && template.issued >= template.total ? 'soldOut' : 'claimable';
}

/** Offers that have not ended, with how they stand for the caller. */
export async function offersFor(ctx: ActorCtx) {
  const now = ctx.now();
  const rows = await selectOffers(ctx.db, ctx.actor.accountId, now);
  const facts = await factsOf(ctx);
  return rows.map((row) => ({ ...row, state: stateOf(row, facts, now) }));
}

/** What can be done comes first, and what is for others last. */
const ORDER: readonly OfferState[] = ['claimable', 'notBegun', 'claimed', 'soldOut', 'notEligible'];

/** Rounded up, so that the last coupon is not 0 percent. */
const leftPercent = ({ total, issued }: OfferRow['template']): number | null =>
  total === null ? null : Math.ceil((100 * Math.max(0, total - issued)) / Math.max(1, total));

/** Welfare coupons for the caller. */
export async function listWelfare(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mpintegral/v1/coupons/welfare'>> {
  const offers = (await offersFor(ctx)).map(({ offer, template, couponId, state }): Welfare => {
    const { id: offerId, startsAt, endsAt, audience, minLevel } = offer;
    const { validDays } = template;
    const times = { startsAt, endsAt, validDays };
    const left = leftPercent(template);
    return { ...presentValue(template), ...times, offerId, audience, minLevel, leftPercent: left, state, couponId };
  });
  return { offers: offers.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)) };
}

/** Welfare coupons that the caller can claim and that began after they last looked: the number in the bubble. */
export async function countNewWelfare(ctx: ActorCtx): Promise<number> {
  const seenAt = await selectVisit(ctx.db, ctx.actor.accountId);
  const offers = await offersFor(ctx);
  return offers.filter(({ state, offer }) => state === 'claimable' && offer.startsAt > seenAt).length;
}

/** The caller has seen the welfare coupons; needs a transaction. */
export async function noteWelfareSeen(ctx: ActorCtx): Promise<{ ok: true }> {
  await noteVisit(ctx.db, ctx.actor.accountId, ctx.now());
  return { ok: true };
}
