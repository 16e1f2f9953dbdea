import type { AssociationData, BindingData } from '@voltfront/contract';
import { bindingView, unbindFrom } from '@voltfront/rules/association/binding';
import type { Ctx } from '../../kernel/context';
import { type AssociationRow, type FullBinding, lastUnbound } from './association.repository';

export const presentAssociation = ({ id, name, rights, contractUntil }: AssociationRow): AssociationData => ({
  associationId: id,
  name,
  rights,
  contractUntil,
});

/** A binding as its owner sees it; null once it was unbound. */
export async function presentBinding(ctx: Ctx, { binding, association }: FullBinding): Promise<BindingData | null> {
  const { id, accountId, state, maskedNumber, createdAt, decidedAt, reason } = binding;
  const view = bindingView(state, association.contractUntil, ctx.now());
  if (view === null) return null;
  return {
    bindingId: id,
    association: presentAssociation(association),
    state: view,
    memberNo: maskedNumber,
    sentAt: createdAt,
    decidedAt,
    reason,
    unbindFrom: unbindFrom(await lastUnbound(ctx.db, accountId)),
  };
}
