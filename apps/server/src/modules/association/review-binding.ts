import type { BindingOfStaffData, BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import type { BindingState } from '@voltfront/rules/association/binding';
import { maskName } from '@voltfront/rules/format/mask';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { staffSight } from '../../kernel/staff-sight';
import { findPeople } from '../account';
import { deletePicturesAt, entryForStaff } from '../form';
import { type BindingRow, type FullBinding, findBinding, listForStaff, updateBinding } from './association.repository';
import { associationTexts } from './association.texts';
import { PHOTO_MS } from './bind-member';

const LIST = 'GET /api/mpmkt/v1/staff/association/bindings';
const DETAIL = 'GET /api/mpmkt/v1/staff/association/binding';

/** Requests with the names of those who sent and decided them, read for all at once. */
async function present(ctx: ActorCtx, rows: readonly FullBinding[], isMasked: boolean): Promise<BindingOfStaffData[]> {
  const ids = rows.flatMap(({ binding: { accountId, decidedBy } }) => [accountId, ...(decidedBy ? [decidedBy] : [])]);
  const people = await findPeople(ctx, [...new Set(ids)]);
  const nameOf = (accountId: string | null) => people.get(accountId ?? '')?.nickname ?? '';
  return rows.map(({ binding, association }) => {
    const { id: bindingId, accountId, state, maskedNumber: memberNo, createdAt: sentAt } = binding;
    const { decidedAt, decidedBy, reason } = binding;
    const nickname = isMasked ? maskName(nameOf(accountId)) : nameOf(accountId);
    return {
      ...{ bindingId, accountId, nickname, association: association.name, state, memberNo, sentAt },
      ...{ decidedAt, decidedBy: nameOf(decidedBy), reason },
    };
  });
}

const masks = async (ctx: ActorCtx): Promise<boolean> => (await staffSight(ctx, 'approvals')).isMasked(null);

/** Requests of everybody in one state. */
export async function listBindings(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const { rows, nextCursor } = page.cut(await listForStaff(ctx.db, query.state, page), ({ binding }) => ({
    key: binding.createdAt,
    id: binding.id,
  }));
  return { items: await present(ctx, rows, await masks(ctx)), nextCursor };
}

/** A request with what was answered. @throws NOT_FOUND */
export async function showBindingForStaff(
  ctx: ActorCtx,
  { bindingId }: QueryOf<typeof DETAIL>,
): Promise<ReplyOf<typeof DETAIL>> {
  const found = await findBinding(ctx.db, bindingId);
  const isMasked = await masks(ctx);
  const [shown] = found ? await present(ctx, [found], isMasked) : [];
  if (!found || !shown) throw refuse('NOT_FOUND', { message: associationTexts.missing });
  const key = { userId: found.binding.accountId, entryId: bindingId };
  const { answers, photos } = await entryForStaff(ctx, key, { without: [], isMasked });
  return { ...shown, answers, pictures: photos.flatMap(({ pictures }) => pictures) };
}

/** Decides about a request in review; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
async function decide(ctx: ActorCtx, bindingId: string, state: BindingState, reason: string): Promise<BindingRow> {
  const found = await findBinding(ctx.db, bindingId);
  if (!found || !(await guardOf(ctx).holdAccount(ctx.db, found.binding.accountId)))
    throw refuse('NOT_FOUND', { message: associationTexts.missing });
  const now = ctx.now();
  const changes = { state, reason, decidedAt: now, decidedBy: ctx.actor.accountId, updatedAt: now };
  const decided = await updateBinding(ctx.db, bindingId, ['inReview'], changes);
  if (!decided) throw refuse('STATE_CHANGED', { message: associationTexts.decided });
  await deletePicturesAt(ctx, { userId: decided.accountId, entryId: bindingId }, now + PHOTO_MS);
  return decided;
}

/** Binds a member; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function acceptBinding(
  ctx: ActorCtx,
  { bindingId }: BodyOf<'POST /api/mpmkt/v1/staff/association/accept'>,
): Promise<{ ok: true }> {
  await decide(ctx, bindingId, 'bound', '');
  return { ok: true };
}

/** Refuses a request with a reason; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function refuseBinding(
  ctx: ActorCtx,
  { bindingId, reason }: BodyOf<'POST /api/mpmkt/v1/staff/association/refuse'>,
): Promise<{ ok: true }> {
  await decide(ctx, bindingId, 'refused', reason);
  return { ok: true };
}
