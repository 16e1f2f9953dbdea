import type { ChatData } from '@voltfront/contract';
import { apiKey, queryClient } from '@/api';

export const CHAT = 'GET /api/mpaccount/v1/chat';
export const MESSAGES = 'GET /api/mpaccount/v1/chat/messages';
export const CARD = 'GET /api/mpaccount/v1/chat/card';
export const UNREAD = 'GET /api/mpaccount/v1/chat/unread';

/** Messages that are loaded at once. */
export const PAGE_SIZE = 20;

/** Shows where the conversation stands after a change; what the change said is read. */
export function showChat(changed: ChatData): void {
  queryClient.setQueryData<ChatData>(apiKey(CHAT), changed);
  void queryClient.invalidateQueries({ queryKey: ['list', MESSAGES] });
}

/** Reads everything again, such as after a message. */
export const readChatAgain = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [CHAT] }),
    queryClient.invalidateQueries({ queryKey: ['list', MESSAGES] }),
  ]);

/** Nothing is unread any more. */
export function showSeen(): void {
  queryClient.setQueryData<ChatData>(apiKey(CHAT), (chat) => chat && { ...chat, unread: 0 });
  queryClient.setQueryData(apiKey(UNREAD), { count: 0 });
}
