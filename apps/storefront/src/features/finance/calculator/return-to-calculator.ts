import { back, navigate } from '@/navigation';
import { router } from '@/platform/router';
import type { FinanceAddress, FinanceCarAddress } from '../address';

const CALCULATOR = '/pagesDetail/financialCalculator/index';

let handedOver: FinanceAddress | null = null;

/** What another page has chosen for the calculator below it; once. */
export function takeHandedOver(): FinanceAddress | null {
  const address = handedOver;
  handedOver = null;
  return address;
}

/**
 * Goes back to the calculator below with a choice; its other inputs stay. Where there is none one is opened, with the car
 * of `car` unless the choice names one.
 */
export function returnToCalculator(address: FinanceAddress, car: FinanceCarAddress = {}): void {
  const pages = router.pages();
  const at = pages.map(({ path }) => path).lastIndexOf(CALCULATOR);
  if (at < 0 || at === pages.length - 1) {
    navigate(CALCULATOR, { ...car, ...address });
    return;
  }
  handedOver = address;
  back(pages.length - 1 - at);
}
