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

/**
 * Several conflicting payments of the same order and method may have to be closed, one per turn,
 * and one may be closed meanwhile.
 */
const MOST_TURNS = 4;

/** The platform identity of the payer, for scenes whose provider requires it. */
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
  const { orderNo, part, amountFen: seenFen } = input;
  return { userId, orderNo, part, seenFen, provider, scene, payerOpenId };
}

/**
 * Repeated taps share one call to the provider; a request from a second device waits until the
 * first has its response.
 */
const flightsOf = new WeakMap<AppServices, Flights<Created>>();

function flights({ app }: Ctx): Flights<Created> {
  const known = flightsOf.get(app) ?? new Flights<Created>();
  flightsOf.set(app, known);
  return known;
}

/**
 * Creates the payment at the provider. @returns null when it was ended meanwhile; then it is also
 * closed at the provider
 */
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
    // A payment that was closed meanwhile is also refused by the provider, so this error is
    // expected.
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
 * Opens a payment for the amount due on an order of the caller, or returns the one already open for
 * this order, method and scene.
 * The order is locked briefly to insert the payment. The provider is called without any lock, so a
 * slow one delays no other request. Concurrent requests insert only one payment, and the provider
 * accepts its number only once however often it is sent. The state after the call decides (a
 * notice, another payment or the end of the order may come in between): the provider's response is
 * stored only while the payment is open; one that is no longer needed is closed at the provider,
 * and the customer gets the reason.
 * Call it outside a transaction; it may be repeated.
 * @throws NOT_FOUND, ORDER_EXPIRED, ALREADY_PAID, STATE_CHANGED, AMOUNT_DIFFERS when the customer
 * saw another amount, BAD_INPUT for a method that is not offered in this scene or without the
 * payer's open id, PROVIDER_DOWN when the provider does not respond
 */
export async function createPayment(ctx: Ctx, userId: string, input: CreateInput): Promise<Created> {
  const wish = await wishOf(ctx, userId, input);
  const { method, browser } = input;
  const asked = JSON.stringify([ctx.platform, browser, wish.payerOpenId, input.amountFen, input.part]);
  return flights(ctx).run(`${userId}/${input.orderNo}/${method}`, asked, () => takeTurns(ctx, wish));
}
