import { HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { randomToken } from '../../../kernel/ids';
import { selectTemplates, type TemplateRow } from '../coupon.repository';
import type { CouponLine } from '../coupon.types';
import { newCoupon } from '../grant-coupon';
import { deliverTemplates, helpTemplates, inviteTemplates, pollTemplates } from './campaign-templates';
import { insertCouponShop, insertWallet, type WalletRows } from './demo.repository';
import { innerTemplates } from './inner-templates';
import {
  codes,
  type DemoTemplate,
  dayFrom,
  driveTemplates,
  offers,
  orderTemplates,
  rightsTemplates,
  TEMPLATE_DAYS,
  templates,
} from './templates';
import { type DemoCoupon, orderWallets, wallets } from './wallets';

/** The member of the staff who redeems coupons, and their store. */
const DESKS = [{ accountId: 'person-consultant', storeId: 'sh-jingan' }];

const LINE_OF: Partial<Record<DemoCoupon['state'], CouponLine>> = {
  locked: 'locked',
  giftPending: 'given',
  used: 'redeemed',
  expired: 'expired',
  givenAway: 'received',
};

/** Who made the last line. */
const WHO_OF = {
  unused: 'system',
  locked: 'order',
  giftPending: 'owner',
  used: 'staff',
  expired: 'system',
  givenAway: 'receiver',
} as const;

interface Owner {
  accountId: string;
  /** An order of theirs, for coupons that are locked. */
  orderNo: string | null;
}

/** A coupon as it would be after its life so far, with its history and its gift. */
function rowsOf(template: TemplateRow, plan: DemoCoupon, { accountId, orderNo }: Owner, now: number): WalletRows {
  const {
    state,
    gotDay,
    endDay,
    startDay = gotDay,
    movedDay = gotDay,
    storeId = null,
    reason = 'other',
    message = '',
  } = plan;
  const [createdAt, updatedAt] = [dayFrom(now, gotDay), dayFrom(now, movedDay)];
  const fresh = newCoupon(template, { accountId, template: template.id, reason, ref: '' }, createdAt);
  const { id: couponId } = fresh;
  const lines: [CouponLine, number][] = [['issued', createdAt]];
  const last = LINE_OF[state];
  if (last) lines.push([last, updatedAt]);
  const isGift = state === 'giftPending' || state === 'givenAway';
  const note = state === 'locked' ? (orderNo ?? '') : (storeId ?? '');
  return {
    coupons: [
      {
        ...fresh,
        ref: `demo-${couponId}`,
        state,
        startsAt: dayFrom(now, startDay),
        expiresAt: dayFrom(now, endDay) + HOUR_MS,
        orderNo: state === 'locked' ? orderNo : null,
        storeId,
        historyCount: lines.length,
        updatedAt,
      },
    ],
    history: lines.map(([title, at], index) => ({
      accountId,
      couponId,
      sequence: index + 1,
      state: index === 0 ? ('unused' as const) : state,
      title,
      note: index === 0 ? '' : note,
      who: index === 0 ? ('system' as const) : WHO_OF[state],
      at,
    })),
    gifts: isGift
      ? [
          {
            accountId,
            giftCode: randomToken(18),
            couponId,
            message,
            state: state === 'giftPending' ? ('open' as const) : ('received' as const),
            receiverId: state === 'giftPending' ? null : 'person-new',
            receivedId: null,
            expiresAt: updatedAt + 24 * HOUR_MS,
            createdAt: updatedAt,
            updatedAt,
          },
        ]
      : [],
  };
}

async function orderOf(ctx: Ctx, accountId: string): Promise<string | null> {
  const answers = await ctx.app.hooks.ask(ctx, 'openOrdersByModel', { accountId });
  return answers.flatMap((orders) => Object.values(orders))[0] ?? null;
}

async function seedWallets(
  ctx: Ctx,
  people: Readonly<Record<string, readonly DemoCoupon[]>>,
  madeFrom: readonly { id: string }[],
): Promise<void> {
  const now = ctx.now();
  const known = await selectTemplates(
    ctx.db,
    madeFrom.map(({ id }) => id),
  );
  for (const [accountId, plans] of Object.entries(people)) {
    const owner = { accountId, orderNo: await orderOf(ctx, accountId) };
    const rows: WalletRows = { coupons: [], history: [], gifts: [] };
    for (const plan of plans) {
      const template = known.get(plan.template);
      if (!template || (plan.state === 'locked' && owner.orderNo === null)) continue;
      const made = rowsOf(template, plan, owner, now);
      rows.coupons.push(...made.coupons);
      rows.history.push(...made.history);
      rows.gifts.push(...made.gifts);
    }
    await insertWallet(ctx.db, rows);
  }
}

/** Templates, welfare, codes and the coupons of demo people. */
export async function seedCoupons(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const [startsAt, endsAt] = [dayFrom(now, TEMPLATE_DAYS.from), dayFrom(now, TEMPLATE_DAYS.to)];
  await insertCouponShop(ctx.db, {
    templates: templates.map((template) => ({ ...template, startsAt, endsAt, createdAt: now })),
    offers: offers.map(({ fromDay, toDay, ...offer }, position) => ({
      ...offer,
      startsAt: dayFrom(now, fromDay),
      endsAt: dayFrom(now, toDay),
      position,
    })),
    codes: codes.map(({ days, ...code }) => ({ ...code, startsAt, endsAt: dayFrom(now, days) })),
    desks: DESKS,
  });
  await seedWallets(ctx, wallets, templates);
}

/** Adds what coupons are made from, given out for as long as the demo lasts. */
async function addTemplates(ctx: Ctx, added: readonly DemoTemplate[]): Promise<void> {
  const now = ctx.now();
  const [startsAt, endsAt] = [dayFrom(now, TEMPLATE_DAYS.from), dayFrom(now, TEMPLATE_DAYS.to)];
  const made = added.map((template) => ({ ...template, startsAt, endsAt, createdAt: now }));
  await insertCouponShop(ctx.db, { templates: made, offers: [], codes: [], desks: [] });
}

/** What the coupons of test drives are made from. */
export const seedDriveCoupons = (ctx: Ctx): Promise<void> => addTemplates(ctx, driveTemplates);

/** What the rights of buyers are made from. */
export const seedRightsCoupons = (ctx: Ctx): Promise<void> => addTemplates(ctx, rightsTemplates);

/** What the coupons of invited friends are made from. */
export const seedInviteCoupons = (ctx: Ctx): Promise<void> => addTemplates(ctx, inviteTemplates);

/** What the coupons of employees are made from. */
export const seedInnerCoupons = (ctx: Ctx): Promise<void> => addTemplates(ctx, innerTemplates);

/** What the coupons of owners who invite, and of their friends, are made from. */
export const seedDeliverCoupons = (ctx: Ctx): Promise<void> => addTemplates(ctx, deliverTemplates);

/** What the coupons that are drawn among voters are made from. */
export const seedPollCoupons = (ctx: Ctx): Promise<void> => addTemplates(ctx, pollTemplates);

/** What the coupons that friends help somebody to are made from. */
export const seedHelpCoupons = (ctx: Ctx): Promise<void> => addTemplates(ctx, helpTemplates);

/** Coupons to be chosen for an order. */
export async function seedOrderCoupons(ctx: Ctx): Promise<void> {
  await addTemplates(ctx, orderTemplates);
  await seedWallets(ctx, orderWallets, [...templates, ...orderTemplates]);
}
