import type { DemoAgreement } from '../../../../demo/shapes';
import { otherAgreements } from './others';
import { purchaseAgreements } from './purchase';

/** Legal texts by kind and version. */
export const agreements: readonly DemoAgreement[] = [...purchaseAgreements, ...otherAgreements];
