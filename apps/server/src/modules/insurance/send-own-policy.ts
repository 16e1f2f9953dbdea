import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { attachUploads, uploadPath } from '../upload';
import { insuranceTexts } from './insurance.texts';
import { lockInsurance, moveInsurance } from './move-insurance';
import { assertOpen, pictureOwner } from './request-quote';
import { showInsurance } from './show-insurance';

type Body = BodyOf<'POST /api/mporder/v1/insurance/ownPolicy'>;

const STARTS_WITHIN_MS = 30 * DAY_MS;

const dayAt = (ms: number): string => new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** @throws BAD_INPUT for days that make no sense */
function assertDays({ startsOn, endsOn }: Body, nowMs: number): void {
  const bad = (field: string, message: string) => refuse('BAD_INPUT', { message, data: { fields: [`body.${field}`] } });
  if (endsOn <= startsOn) throw bad('endsOn', insuranceTexts.datesWrong);
  if (endsOn <= dayAt(nowMs)) throw bad('endsOn', insuranceTexts.alreadyEnded);
  if (startsOn > dayAt(nowMs + STARTS_WITHIN_MS)) throw bad('startsOn', insuranceTexts.startsLate);
}

/**
 * Sends a policy that the customer bought elsewhere, to be checked by the store; replaces what was chosen before. Needs a
 * transaction. @throws BAD_INPUT for wrong days or a picture that is not the caller's, STATE_CHANGED, NOT_FOUND
 */
export async function sendOwnPolicy(
  ctx: ActorCtx,
  body: Body,
): Promise<ReplyOf<'POST /api/mporder/v1/insurance/ownPolicy'>> {
  const { orderNo, insurerName, policyNo, startsOn, endsOn } = body;
  const key = { userId: ctx.actor.accountId, orderNo };
  assertDays(body, ctx.now());
  const insurance = await lockInsurance(ctx, key);
  assertOpen(ctx, insurance, 'sendOwnPolicy');
  const picture = uploadPath(body.picture);
  if (!picture.startsWith('/files/') || !(await attachUploads(ctx, pictureOwner(key), [picture])))
    throw refuse('BAD_INPUT', { message: insuranceTexts.pictureGone, data: { fields: ['body.picture'] } });
  await moveInsurance(ctx, insurance, 'sendOwnPolicy', {
    who: 'customer',
    changes: {
      ownPolicy: { insurerName, policyNo, startsOn, endsOn, picture },
      ownSentAt: ctx.now(),
      rejection: null,
      checkedBy: null,
      checkedAt: null,
      requestNo: null,
      request: null,
      quote: null,
      unansweredAt: null,
    },
  });
  return showInsurance(ctx, key);
}
