import { useState } from 'react';
import { api } from '@/api';
import type { DriveBodyInput } from '@/features/test-drive/use-drive-form';
import { askConsent, isLoggedIn, login } from '@/session';
import { toast } from '@/ui';
import { readInvitesAgain } from './invite-keys';
import { invitationNotice } from './invite-words';
import { wayOf } from './use-accept';

export interface InvitedBy {
  slug: string;
  shareCode: string;
  inviteRelationId: string | undefined;
}

/** Logs a friend in by the phone and the code of the form; a newcomer gets an account by it. */
async function enter({ phone, code }: DriveBodyInput['answers'], shareCode: string): Promise<void> {
  const body = { mobile: String(phone), code: String(code), ...(shareCode && { shareCode }) };
  const { token, userInfo } = await api('POST /api/appuser/v1/user/pub/login/mobile', { body, silent: true });
  login(token, userInfo);
}

/** Binds the friend to the inviter, the first one for good. A friend who does not count can drive all the same, and is told. */
async function bind({ slug, shareCode, inviteRelationId }: InvitedBy): Promise<void> {
  if (shareCode === '') return;
  const body = { slug, shareCode, ...wayOf(inviteRelationId) };
  const { state } = await api('POST /api/mpintegral/v1/recommend/submit', { body });
  const notice = state === 'mine' ? null : invitationNotice(state);
  if (notice) toast(notice);
}

/**
 * Sends the form of an invited friend: the phone is proven and logged in, the relation locked, then the drive applied for. What
 * was filled in is kept, for the form is drawn anew after a login.
 */
export function useInvitedDrive(by: InvitedBy) {
  const [kept, setKept] = useState<DriveBodyInput['answers']>({});
  const onSend = async (body: DriveBodyInput) => {
    const { phone, code, ...answers } = body.answers;
    setKept(answers);
    if (!(await askConsent())) return null;
    if (!isLoggedIn()) await enter({ phone, code }, by.shareCode);
    await bind(by);
    try {
      return await api('POST /api/mpmkt/v1/testDrive/submit', { body: { ...body, answers } });
    } finally {
      readInvitesAgain();
    }
  };
  return { begin: kept, onSend };
}
