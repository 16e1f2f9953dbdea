import { useQueryClient } from '@tanstack/react-query';
import { may } from '@voltfront/contract/permissions';
import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { App } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { CallError, call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';

export const CHATS = 'GET /api/mpaccount/v1/staff/chats';
export const CHAT = 'GET /api/mpaccount/v1/staff/chat';
export const MESSAGES = 'GET /api/mpaccount/v1/staff/chat/messages';
const DUTY = 'GET /api/mpaccount/v1/staff/chat/duty';

/** The server is asked again so often, should the live channel be lost. */
export const POLL_MS = 15 * SECOND_MS;

/** Reads everything about chats again. */
function useChatsAgain(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([CHATS, CHAT, MESSAGES, DUTY].map((key) => client.invalidateQueries({ queryKey: [key] })));
  }, [client]);
}

/** Runs a change and says why it was refused. @returns whether it was made */
export function useChange(): { isBusy: boolean; run: (change: () => Promise<unknown>) => Promise<boolean> } {
  const { t } = useTexts();
  const { message } = App.useApp();
  const again = useChatsAgain();
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await change();
      return true;
    } catch (error) {
      message.error((error instanceof CallError && error.message) || t('offline'));
      return false;
    } finally {
      await again();
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** The caller's duty; keeps it alive while the room is open, and the room up to date. */
export function useDuty() {
  const again = useChatsAgain();
  const mayServe = may(useSelf(), 'chats.change');
  const duty = useCall(DUTY, undefined, { everyMs: () => POLL_MS });
  const isOnDuty = duty.data?.isOnDuty ?? false;
  useLive('chat', () => void again());
  useEffect(() => {
    if (!isOnDuty) return undefined;
    const beat = () => void call('POST /api/mpaccount/v1/staff/chat/alive').catch(() => null);
    beat();
    const timer = setInterval(beat, MINUTE_MS);
    return () => clearInterval(timer);
  }, [isOnDuty]);
  return { duty: duty.data, isOnDuty, mayServe };
}

/** Whether the caller may serve, and is on duty, as the room knows it. */
export function useServing(): { mayServe: boolean; isOnDuty: boolean } {
  const mayServe = may(useSelf(), 'chats.change');
  const { data } = useCall(DUTY);
  return { mayServe, isOnDuty: data?.isOnDuty ?? false };
}
