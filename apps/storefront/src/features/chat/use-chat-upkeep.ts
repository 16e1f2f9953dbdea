import { SECOND_MS } from '@voltfront/rules/time';
import { useEffect } from 'react';
import { api } from '@/api';
import { useLiveLost } from '@/page';
import { readChatAgain, showSeen } from './chat-cache';

/** How often everything is read again while the live channel is lost. */
const POLL_MS = 15 * SECOND_MS;

/**
 * Tells the server that what is unread was seen, and reads again from time to time while the live channel is lost.
 *
 * @returns whether the channel is lost
 */
export function useChatUpkeep(unread: number): boolean {
  const isLost = useLiveLost();
  useEffect(() => {
    // The next change says it again when this call is lost.
    if (unread > 0) void api('POST /api/mpaccount/v1/chat/read', { silent: true }).then(showSeen, () => undefined);
  }, [unread]);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(() => void readChatAgain(), POLL_MS);
    return () => clearInterval(timer);
  }, [isLost]);
  return isLost;
}
