import { useQuery } from '@tanstack/react-query';
import { apiKey, apiQuery, queryClient, useApiMutation } from '@/api';

const LIST = 'GET /api/mporder/v1/order/notices';
const UNREAD = 'GET /api/mporder/v1/order/notices/unread';
/** What a read or answered notice changes: the lists, the counts and the order's timeline. */
const CHANGED: readonly string[] = [
  LIST,
  UNREAD,
  'GET /api/mporder/v1/order/detail',
  'GET /api/mpaccount/v1/messages',
  'GET /api/mpaccount/v1/messages/unread',
];

function refresh(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) => CHANGED.includes(String(first === 'list' ? second : first)),
  });
}

/** Unread notices of an order, and those that wait for an answer. */
export const useNoticeCount = (orderNo: string) =>
  useQuery({ ...apiQuery(UNREAD, { orderNo }), enabled: orderNo !== '' });

/** Reading and answering notices of an order; whatever shows them is asked for again. */
export function useNotices(orderNo: string) {
  const onSuccess = (notice: { noticeId: string }) => {
    const key = apiKey('GET /api/mporder/v1/order/notice', { orderNo, noticeId: notice.noticeId });
    queryClient.setQueryData(key, notice);
    refresh();
  };
  const read = useApiMutation('POST /api/mporder/v1/order/notices/read', { onSuccess });
  const answer = useApiMutation('POST /api/mporder/v1/order/notices/answer', { onSuccess, onError: refresh });
  return {
    read: (noticeId: string) => read.mutate({ orderNo, noticeId }),
    answer,
  };
}
