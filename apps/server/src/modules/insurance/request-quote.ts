import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { isInsured } from '@voltfront/rules/insurance/insurance-moves';
import { SECOND_MS } from '@voltfront/rules/time';
import { type ActorCtx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newNumber } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { findHandover } from '../order';
import { releaseUploads } from '../upload';
import { AUTHORISATION } from './authorisation';
import { insuranceTexts } from './insurance.texts';
import type { InsuranceKey, StoredRequest } from './insurance.types';
import { canMoveInsurance, type Insurance, lockInsurance, moveInsurance } from './move-insurance';
import { insurersIn, showInsurance } from './show-insurance';

type Body = BodyOf<'POST /api/mporder/v1/insurance/quote'>;

/** How long the stand-in takes for a quote, so that its waiting can be seen. */
const DEMO_QUOTE_MS = 3 * SECOND_MS;

/** Owner of the picture of an own policy. */
export const pictureOwner = ({ userId, orderNo }: InsuranceKey) => ({ userId, owner: `insurance:${orderNo}` });

/** @throws STATE_CHANGED with the reason why the insurance cannot be changed */
export function assertOpen(ctx: ActorCtx, insurance: Insurance, event: 'requestQuote' | 'sendOwnPolicy'): void {
  if (canMoveInsurance(ctx, insurance, event, 'customer')) return;
  const message = isInsured(insurance.row.state) ? insuranceTexts.done : insuranceTexts.tooEarly;
  throw refuse('STATE_CHANGED', { message });
}

/** @throws PROVIDER_DOWN, BAD_INPUT for an insurer or a plan that is not offered in the city */
async function requestOf(ctx: ActorCtx, cityCode: string, { insurerId, choice }: Body): Promise<StoredRequest> {
  const insurers = await insurersIn(ctx, cityCode);
  if (insurers === null) throw refuse('PROVIDER_DOWN');
  const insurer = insurers.find((each) => each.insurerId === insurerId);
  const isOffered =
    insurer?.thirdPartyYuan.includes(choice.thirdPartyYuan) &&
    choice.extras.every((code) => insurer.extras.some((extra) => extra.code === code)) &&
    new Set(choice.extras).size === choice.extras.length;
  if (!insurer || !isOffered) throw refuse('BAD_INPUT', { message: insuranceTexts.notOffered });
  return { insurerId, insurerName: insurer.name, choice };
}

/**
 * Authorises passing data to an insurer and asks it for a quote, by a job. Waits for the insurers' list outside of a
 * transaction.
 * @throws AGREEMENT_OUTDATED for an older authorisation, STATE_CHANGED, BAD_INPUT, PROVIDER_DOWN, NOT_FOUND
 */
export async function requestQuote(
  ctx: ActorCtx,
  body: Body,
): Promise<ReplyOf<'POST /api/mporder/v1/insurance/quote'>> {
  const key = { userId: ctx.actor.accountId, orderNo: body.orderNo };
  if (body.authorisationVersion !== AUTHORISATION.version)
    throw refuse('AGREEMENT_OUTDATED', { message: insuranceTexts.authorisationChanged });
  const request = await requestOf(ctx, (await findHandover(ctx, key)).cityCode, body);
  await withTransaction(ctx, async (tx) => {
    const insurance = await lockInsurance(tx, key);
    assertOpen(tx, insurance, 'requestQuote');
    const now = tx.now();
    const requestNo = newNumber('IR', now);
    await moveInsurance(tx, insurance, 'requestQuote', {
      who: 'customer',
      changes: {
        requestNo,
        request,
        tries: 0,
        unansweredAt: null,
        quote: null,
        authorisedVersion: AUTHORISATION.version,
        authorisedAt: now,
        ownPolicy: null,
        ownSentAt: null,
        rejection: null,
        checkedBy: null,
        checkedAt: null,
      },
    });
    await releaseUploads(tx, pictureOwner(key));
    const isStandIn = tx.app.insurer.key === 'sandbox';
    await schedule(tx, 'askInsurer', { ...key, requestNo }, now + (isStandIn ? DEMO_QUOTE_MS : 0));
  });
  return showInsurance(ctx, key);
}
