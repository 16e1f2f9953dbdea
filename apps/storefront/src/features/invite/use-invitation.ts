import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { shareCode } from '@/session';
import { INVITATION } from './invite-keys';

/** What the address of a landing page carries. */
interface LandingParams {
  id?: string;
  share_code?: string;
  inviteRelationId?: string;
}

/** The invitation of a landing page: by the code of its address, else by the one that is kept from a page before. */
export function useInvitation({ id, share_code: given, inviteRelationId }: LandingParams, usual: string) {
  const code = given ?? shareCode() ?? '';
  const slug = id ?? usual;
  const input = { slug, ...(code && { shareCode: code }), ...(inviteRelationId && { inviteRelationId }) };
  // What the server wrote into the page is shown at once. It knows nobody, so it is read again: who is asking decides the state.
  const invitation = useQuery({ ...apiQuery(INVITATION, input), initialDataUpdatedAt: 0 });
  return { slug, shareCode: code, inviteRelationId, invitation };
}
