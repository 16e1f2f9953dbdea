import { refuse } from '../../kernel/errors';
import { lenderTexts } from './lender.texts';
import { LenderNoticeRefused, type LenderProvider } from './types';

const down = async (): Promise<never> => {
  throw refuse('PROVIDER_DOWN', { message: lenderTexts.closed });
};

/** Used in runs without a lender: customers apply in a store. */
export const unconfiguredLender: LenderProvider = {
  key: 'none',
  isAvailable: () => false,
  open: down,
  query: down,
  withdraw: down,
  parseNotice: async () => {
    throw new LenderNoticeRefused('no lender is set');
  },
};
