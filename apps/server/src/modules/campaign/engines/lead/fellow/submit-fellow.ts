import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { campaignState } from '@voltfront/rules/campaign/campaign-state';
import { type Ctx, withTransaction } from '../../../../../kernel/context';
import { refuse } from '../../../../../kernel/errors';
import { lockName } from '../../../../../kernel/name-lock.repository';
import { checkSmsCode, findMobile, hashPhone, spendSmsCode } from '../../../../account';
import { cityPlace } from '../../../../store';
import { loadModels, newestShareOf } from '../../../../vehicle';
import type { CampaignRow } from '../../../campaign.repository';
import { campaignTexts } from '../../../campaign.texts';
import { insertLead, lockProtected } from '../lead.repository';
import { leadTexts } from '../lead.texts';
import { newLead } from '../make-lead';
import { openFellow } from './show-fellow';

const SUBMIT = 'POST /api/mpmkt/v1/campaign/fellow/submit';

/** @throws STATE_CHANGED outside of the campaign's window and while it is paused */
function assertRuns(campaign: CampaignRow, now: number): void {
  const state = campaignState(campaign, now);
  if (state === 'ended') throw refuse('STATE_CHANGED', { message: campaignTexts.ended });
  if (state === 'paused') throw refuse('STATE_CHANGED', { message: campaignTexts.paused });
  if (state === 'announced')
    throw refuse('STATE_CHANGED', { message: campaignTexts.notStarted({ at: campaign.startsAt }) });
}

/** The model that a customer of the adviser is interested in: the recommended one, else the flagship. */
async function modelOf(ctx: Ctx, accountId: string): Promise<string> {
  const share = await newestShareOf(ctx, accountId);
  const [flagship] = await loadModels(ctx);
  return share?.modelId ?? flagship?.modelId ?? '';
}

/**
 * Leaves a number with an adviser; call it outside a transaction, so that a wrong code stays counted. Who comes first has
 * the customer: two who want a number at once wait for each other.
 * @throws NOT_FOUND, STATE_CHANGED when the campaign does not run or the adviser left, BAD_INPUT for an unknown city or the
 *   adviser's own number, CODE_WRONG and the other errors of the code
 */
export async function submitFellow(ctx: Ctx, body: BodyOf<typeof SUBMIT>): Promise<ReplyOf<typeof SUBMIT>> {
  const { campaign, card, adviser } = await openFellow(ctx, body);
  assertRuns(campaign, ctx.now());
  if (!adviser) throw refuse('STATE_CHANGED', { message: leadTexts.fellowLeft });
  const { accountId: employeeId } = card;
  const { name, mobile, cityCode } = body;
  if (!(await cityPlace(ctx, cityCode))) throw refuse('BAD_INPUT', { message: leadTexts.noCity });
  if ((await findMobile(ctx.db, employeeId)) === mobile) throw refuse('BAD_INPUT', { message: leadTexts.isOwn });
  const proof = await checkSmsCode(ctx, mobile, 'form', body.code);
  const modelId = await modelOf(ctx, employeeId);
  return withTransaction(ctx, async (tx) => {
    await spendSmsCode(tx, proof);
    const phoneHash = hashPhone(tx, mobile);
    await lockName(tx.db, `lead:${phoneHash}`);
    const kept = await lockProtected(tx.db, phoneHash, tx.now());
    if (kept) return { state: kept.employeeId === employeeId ? 'mine' : 'bound', isNew: false };
    const lead = newLead(tx, campaign, { employeeId, name, mobile, relation: 'client', modelId, cityCode });
    await insertLead(tx.db, lead);
    return { state: 'mine', isNew: true };
  });
}
