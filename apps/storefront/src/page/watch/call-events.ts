import type { EndpointKey, ReplyOf } from '@/api';
import { track } from '@/platform/analytics';

type Handlers = { [K in EndpointKey]?: (reply: ReplyOf<K>) => void };

/** States of a payment that do not change by waiting. */
const ENDED: readonly string[] = ['paid', 'failed', 'closed', 'refunded'];

/** Responses that mean a main action succeeded, with their event. The same event is not sent twice. */
export function createCallEvents(): (key: EndpointKey, reply: unknown) => void {
  const told = new Set<string>();
  const once = (name: string, tell: () => void) => {
    if (told.has(name)) return;
    told.add(name);
    tell();
  };
  const ordered = ({ kind, totalFen, dueFen }: ReplyOf<'POST /api/mporder/v1/order/confirm'>) =>
    track('order_confirm', { kind, totalFen, dueFen });
  const handlers: Handlers = {
    'POST /api/appuser/v1/user/pub/login/mobile': ({ isNewAccount }) => track('login', { way: 'sms', isNewAccount }),
    'POST /api/appuser/v1/user/pub/login/mobile/bind': ({ isNewAccount }) =>
      track('login', { way: 'bind', isNewAccount }),
    'POST /api/appuser/v1/user/pub/login/platform': (reply) => {
      if (reply.kind === 'loggedIn') track('login', { way: 'platform', isNewAccount: reply.isNewAccount });
    },
    'POST /api/mporder/v1/order/confirm': ordered,
    'POST /api/mporder/v1/order/blind/create': ordered,
    'GET /api/mporder/v1/pay/state': ({ payment }) => {
      if (!payment || !ENDED.includes(payment.state)) return;
      const { method, state: result, amountFen } = payment;
      once(`pay ${payment.paymentNo} ${result}`, () => track('pay_result', { method, result, amountFen }));
    },
    'GET /api/mporder/v1/stock/cars': ({ total }) =>
      once(`stock ${total}`, () => track('search', { scope: 'stock', results: total })),
  };
  return (key, reply) => (handlers[key] as ((reply: unknown) => void) | undefined)?.(reply);
}
