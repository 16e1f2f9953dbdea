import type { ReplyOf } from '@/api';
import { apiQuery, queryClient, useApiMutation } from '@/api';

type Unread = ReplyOf<'GET /api/mpaccount/v1/messages/unread'>;
export type MessageKind = keyof Unread;

/** Actions on messages. */
export interface Messages {
  /** Reads one message, those of a kind, or all up to a moment. */
  read: (which: { messageId?: string; kind?: MessageKind; before?: number }) => void;
  remove: (messageId: string) => void;
  isBusy: boolean;
}

export const unreadQuery = apiQuery('GET /api/mpaccount/v1/messages/unread');

/** Reading and deleting messages; counts show at once what the server said. */
export function useMessages(refresh: () => Promise<unknown>): Messages {
  const onSuccess = async (unread: Unread) => {
    queryClient.setQueryData(unreadQuery.queryKey, unread);
    void queryClient.invalidateQueries({ queryKey: apiQuery('GET /api/mpaccount/v1/account/overview').queryKey });
    await refresh();
  };
  const read = useApiMutation('POST /api/mpaccount/v1/messages/read', { onSuccess });
  const remove = useApiMutation('POST /api/mpaccount/v1/messages/delete', { onSuccess });
  return {
    read: (which) => read.mutate(which),
    remove: (messageId) => remove.mutate({ messageId }),
    isBusy: read.isPending || remove.isPending,
  };
}
