import { refuse } from '../../kernel/errors';
import { NoticeRefused, type PaymentMethod, type PaymentProvider } from './types';

/** A method that customers know but that this shop has no contract for yet: listed, never available. */
export function unconfiguredProvider(method: PaymentMethod, name: string): PaymentProvider {
  const down = async () => {
    throw refuse('PROVIDER_DOWN', { message: `${name}暂未开通` });
  };
  return {
    method,
    name,
    note: '暂未开通',
    isAvailable: () => false,
    create: down,
    query: down,
    close: down,
    refund: down,
    queryRefund: down,
    parseNotice: async () => {
      throw new NoticeRefused(`${method} is not configured`);
    },
    answerNotice: () => ({ status: 404, contentType: 'text/plain; charset=utf-8', body: 'fail' }),
  };
}
