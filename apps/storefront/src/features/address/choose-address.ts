import { navigate } from '@/navigation';
import type { WholeAddress } from './address-types';

let answer: WholeAddress | null = null;
let waiting: ((address: WholeAddress | null) => void) | null = null;

/**
 * Opens the address book to choose from, and resolves with the chosen address; null when the customer turns back.
 *
 * @param chosenId the address chosen before, which is marked
 * @example const address = await chooseAddress(); if (address) setReceiver(address.receiver);
 */
export function chooseAddress(chosenId?: string): Promise<WholeAddress | null> {
  finishAddressChoice();
  return new Promise((resolve) => {
    waiting = resolve;
    navigate('/pagesMine/address/index', chosenId ? { chosenId } : {});
  });
}

/** Whether a page waits for an address. */
export const isAddressAwaited = (): boolean => waiting !== null;

/** Result that the requesting page receives when it is visible again. */
export function answerChoice(address: WholeAddress): void {
  answer = address;
}

/** Ends the choice: called when the address book goes away. */
export function finishAddressChoice(): void {
  const [settle, chosen] = [waiting, answer];
  waiting = null;
  answer = null;
  settle?.(chosen);
}
