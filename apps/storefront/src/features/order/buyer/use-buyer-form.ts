import { showInMiddle } from '@/platform/scroll';
import { type FormState, useForm } from '@/ui';
import { type BuyerForm, buyerErrors, EMPTY_BUYER, isRipe } from './buyer-form';

/** A buyer's form under way. */
export type BuyerFormState = FormState<BuyerForm>;

/** Keeps what is typed about a buyer and which errors to show. */
export const useBuyerForm = (initial: Partial<BuyerForm> = {}): BuyerFormState =>
  useForm({
    name: 'buyer',
    initial: { ...EMPTY_BUYER, ...initial },
    check: buyerErrors,
    isRipe,
    reveal: showInMiddle,
  });
