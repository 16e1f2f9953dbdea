import type { BodyInputOf } from '@voltfront/contract';
import { useState } from 'react';
import { ApiError, api, isTold } from '@/api';
import { toast } from '@/ui';
import { readInvitesAgain } from './invite-keys';
import { invitationNotice } from './invite-words';

const SUBMIT = 'POST /api/mpintegral/v1/recommend/submit';

type Submission = BodyInputOf<typeof SUBMIT>;

/** How a friend came to a landing page: with the id of a share from its poster, without one by a link. */
export const wayOf = (
  inviteRelationId: string | undefined,
): Pick<Submission, 'channel'> & { inviteRelationId?: string } =>
  inviteRelationId ? { channel: 'poster', inviteRelationId } : { channel: 'link' };

/** Accepts an invitation for the account that is logged in, and says what came of it. */
export function useAccept(input: Submission) {
  const [isBusy, setBusy] = useState(false);
  /** @returns whether the friend is bound now */
  const accept = async (): Promise<boolean> => {
    setBusy(true);
    try {
      const { state } = await api(SUBMIT, { body: input });
      const notice = invitationNotice(state);
      if (notice) toast(notice);
      return state === 'mine';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isTold(error)) toast(error.message);
      return false;
    } finally {
      setBusy(false);
      readInvitesAgain();
    }
  };
  return { accept, isBusy };
}
