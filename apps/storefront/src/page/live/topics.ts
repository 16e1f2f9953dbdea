import { type EndpointKey, queryClient } from '@/api';

/** Topics of the server's change notices. */
const topics = {
  messages: [
    'GET /api/mpaccount/v1/messages',
    'GET /api/mpaccount/v1/messages/unread',
    'GET /api/mporder/v1/order/notices',
    'GET /api/mporder/v1/order/notices/unread',
    'GET /api/mpaccount/v1/account/overview',
  ],
  orders: [
    'GET /api/mporder/v1/order/list',
    'GET /api/mporder/v1/order/detail',
    'GET /api/mporder/v1/order/newestOpen',
    'GET /api/mporder/v1/care',
    'GET /api/mporder/v1/order/logistics',
    'GET /api/mporder/v1/order/inspection',
    'GET /api/mporder/v1/refund/detail',
    'GET /api/mporder/v1/refund/quote',
    'GET /api/mporder/v1/invoices',
    'GET /api/mporder/v1/invoice',
  ],
  chat: ['GET /api/mpaccount/v1/chat', 'GET /api/mpaccount/v1/chat/messages', 'GET /api/mpaccount/v1/chat/unread'],
  drives: ['GET /api/mpmkt/v1/testDrive/running', 'GET /api/mpmkt/v1/testDrive/detail'],
} as const satisfies Record<string, readonly EndpointKey[]>;

type Topic = keyof typeof topics;

const isTopic = (text: unknown): text is Topic => typeof text === 'string' && Object.hasOwn(topics, text);

/** Endpoint of a query in the cache: the first part of its key, the second one of a list's. */
const endpointOf = ([first, second]: readonly unknown[]): unknown => (first === 'list' ? second : first);

function ask(keys: readonly string[]): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(endpointOf(queryKey))) });
}

/** Invalidates the queries of a topic, or of all topics: visible ones load again now, others when they are shown. */
export function refreshTopic(topic: unknown): void {
  if (topic === 'all') ask(Object.values(topics).flat());
  else if (isTopic(topic)) ask(topics[topic]);
}
