import type { DemoAgreement } from '../types';
import { otherAgreements } from './others';
import { purchaseAgreements } from './purchase';

/** Legal texts by kind and version. */
export const agreements: readonly DemoAgreement[] = [...purchaseAgreements, ...otherAgreements];
