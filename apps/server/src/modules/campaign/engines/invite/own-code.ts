import type { ReplyOf } from '@voltfront/contract';
import { type ActorCtx, withTransaction } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { findPeople, maskedMobiles } from '../../../account';
import { assertTakesPart, openCampaign } from '../../read-campaign';
import { ownCode } from '../../relation/inviter-code';
import { findInviter } from '../../relation/relation.repository';
import { inviteTexts } from './invite.texts';
import { INVITE, inviteSettingsOf } from './invite-settings';
import { miniCodeOf } from './mini-code';

const PHONE = 'GET /api/mpintegral/v1/recommend/phone';
const INFO = 'GET /api/mpintegral/v1/recommend/personalInfo';
const CODE = 'POST /api/mpintegral/v1/recommend/recommendCode';
const QR = 'POST /api/mpintegral/v1/recommend/mini/qrcode';

/** The caller's masked phone. */
export async function showPhone(ctx: ActorCtx): Promise<ReplyOf<typeof PHONE>> {
  const mobile = (await maskedMobiles(ctx, [ctx.actor.accountId])).get(ctx.actor.accountId) ?? null;
  return { isBound: mobile !== null, mobile };
}

/** Name, picture and code of the caller. */
export async function showPersonalInfo(ctx: ActorCtx): Promise<ReplyOf<typeof INFO>> {
  const { accountId } = ctx.actor;
  const person = (await findPeople(ctx, [accountId])).get(accountId);
  const code = (await findInviter(ctx.db, accountId))?.code ?? null;
  const { nickname = '', avatar = '/assets/avatars/none.webp', organName = null } = person ?? {};
  return { nickname, avatar, organName: person?.roles.includes('employee') ? organName : null, code };
}

/**
 * The caller's invite code; needs a transaction.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, FORBIDDEN also without a bound phone
 */
export async function giveCode(ctx: ActorCtx, { slug }: { slug: string }): Promise<ReplyOf<typeof CODE>> {
  const row = await openCampaign(ctx, INVITE, slug);
  await assertTakesPart(ctx, row);
  if (!(await showPhone(ctx)).isBound) throw refuse('FORBIDDEN', { message: inviteTexts.noPhone });
  const code = await ownCode(ctx);
  return { code, landing: inviteSettingsOf(row).landing, query: { id: slug, share_code: code } };
}

/** Codes for a friend to scan; call it outside a transaction, for it may wait for the platform. @throws as `giveCode` */
export async function giveMiniCode(ctx: ActorCtx, { slug }: { slug: string }): Promise<ReplyOf<typeof QR>> {
  const { code, landing } = await withTransaction(ctx, (tx) => giveCode(tx, { slug }));
  const picture = await miniCodeOf(ctx, { page: landing, scene: `share_code=${code}` });
  return { picture, path: `${landing}?id=${slug}&share_code=${code}`, code, state: 'own' };
}
