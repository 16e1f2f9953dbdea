import { refuse } from '../../kernel/errors';
import { insurerTexts } from './insurer.texts';
import type { InsurerProvider } from './types';

const closed = async (): Promise<never> => {
  throw refuse('PROVIDER_DOWN', { message: insurerTexts.closed });
};

/** Used in runs without insurers: customers bring a policy of their own. */
export const unconfiguredInsurer: InsurerProvider = {
  key: 'none',
  insurersOf: async () => [],
  quote: closed,
  issue: closed,
};
