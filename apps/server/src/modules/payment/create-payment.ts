import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { type AppServices, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type PaymentProvider, paySceneOf } from '../../providers/payment';
import { findOpenId } from '../account';
import { closeAtProvider } from './ask-provider';
import { Flights } from './flights';
import { openAtProvider } from './open-at-provider';
import { presentPayment } from './payment.presenter';
import { paymentTexts } from './payment.texts';
import { isWaitedFor, keepCall, preparePayment, type Step, type Wish } from './prepare-payment';

type CreateInput = BodyOf<'POST /api/mporder/v1/pay/create'>;
type Created = ReplyOf<'POST /api/mporder/v1/pay/create'>;

/** Payments of the same order and method that are in the way, one closed per turn, and one that was closed meanwhile. */
const MOST_TURNS = 4;

/** Who an account is in the places that want to know who pays. */
const IDENTITIES: Partial<Record<Wish['scene'], string>> = {
  wechatMini: 'MINI',
  alipayMini: 'MINI_ALIPAY',
  wechatBrowser: 'WEB_MOBILE',
};

async function payerOf(
  ctx: Ctx,
  provider: PaymentProvider,
  scene: Wish['scene'],
  userId: string,
  given: string | undefined,
): Promise<string | null> {
  if (!provider.needsOpenId(scene)) return null;
  const platform = IDENTITIES[scene];
  const openId = given ?? (platform ? await findOpenId(ctx, userId, platform) : null);
  if (openId === null)
    throw refuse('BAD_INPUT', { message: paymentTexts.authorise, data: { fields: ['body.openId'] } });
  return openId;
}

async function wishOf(ctx: Ctx, userId: string, input: CreateInput): Promise<Wish> {
  const scene = paySceneOf(ctx.platform, input.browser);
  const provider = ctx.app.payment.find(input.method);
  if (!provider?.isAvailable(scene))
    throw refuse('BAD_INPUT', { message: paymentTexts.methodClosed, data: { fields: ['body.method'] } });
  const payerOpenId = await payerOf(ctx, provider, scene, userId, input.openId);
  return { userId, orderNo: input.orderNo, seenFen: input.amountFen, provider, scene, payerOpenId };
}

/** Impatient taps ask the provider once; a second device waits until the first has its answer. */
const flightsOf = new WeakMap<AppServices, Flights<Created>>();

function flights({ app }: Ctx): Flights<Created> {
  const known = flightsOf.get(app) ?? new Flights<Created>();
  flightsOf.set(app, known);
  return known;
}

/** Opens the payment, unless it was ended while the provider was asked. @returns null then, and it is closed there too */
async function open(
  ctx: Ctx,
  provider: PaymentProvider,
  step: Extract<Step, { is: 'toOpen' }>,
): Promise<Created | null> {
  try {
    const call = await openAtProvider(ctx, provider, step);
    const kept = await keepCall(ctx, step, call);
    if (kept) return { payment: presentPayment(kept), call };
  } catch (error) {
    // A payment that somebody closed meanwhile is refused by the provider as well.
    if (await isWaitedFor(ctx, step.row)) throw error;
  }
  await closeAtProvider(ctx, step.row);
  return null;
}

async function takeTurns(ctx: Ctx, wish: Wish): Promise<Created> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const step = await withTransaction(ctx, (tx) => preparePayment(tx, wish));
    if (step.is === 'ready') return { payment: presentPayment(step.row), call: step.call };
    if (step.is === 'inTheWay') await closeAtProvider(ctx, step.row);
    const created = step.is === 'toOpen' ? await open(ctx, wish.provider, step) : null;
    if (created) return created;
  }
  throw refuse('STATE_CHANGED');
}

/**
 * Opens a payment for what an own order is due, or returns the one already open for this order, method and place.
 *
 * The order is locked for a moment, to write the payment down. The provider is asked without any lock, so a slow one
 * delays nobody else. Callers at once write down one payment, and the provider takes its number once however often it is
 * told it. What may happen meanwhile (a notice, another payment, the end of the order) decides: the provider's answer is
 * kept only while the payment is open; one that nobody waits for any more is closed there, and the customer hears why.
 *
 * Call it outside a transaction; it may be repeated.
 * @throws NOT_FOUND, ORDER_EXPIRED, ALREADY_PAID, STATE_CHANGED, AMOUNT_DIFFERS when the customer saw another amount,
 * BAD_INPUT for a method that is not offered here or without the payer's open id, PROVIDER_DOWN when it does not answer.
 */
export async function createPayment(ctx: Ctx, userId: string, input: CreateInput): Promise<Created> {
  const wish = await wishOf(ctx, userId, input);
  const { method, browser } = input;
  const asked = JSON.stringify([ctx.platform, browser, wish.payerOpenId, input.amountFen]);
  return flights(ctx).run(`${userId}/${input.orderNo}/${method}`, asked, () => takeTurns(ctx, wish));
}
