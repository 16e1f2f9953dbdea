import { create } from 'zustand';
import { tellContainerConsent } from '@/platform/container';
import { platformCode } from '@/platform/environment';
import { readSystemInfo, type SystemInfo } from '@/platform/system-info';
import { stored } from './storage-keys';

interface ConsentState {
  isAccepted: boolean;
  /** The consent modal is open. */
  isAsking: boolean;
}

const useStore = create<ConsentState>(() => ({
  isAccepted: stored.get('CHECKED_COMPLIANCE_AGREEMENT') === true,
  isAsking: false,
}));

let waiting: ((isAccepted: boolean) => void)[] = [];

/** Whether the customer agreed to the privacy policy and the user agreement. */
export const hasConsent = (): boolean => useStore.getState().isAccepted;

/** Calls back with the new and the former state whenever consent or its modal changes. Returns what ends it. */
export const watchConsent = useStore.subscribe;

/** Consent and its modal, for components. */
export const useConsent = (): ConsentState => useStore();

/**
 * Resolves with true once the customer agrees, or at once when they did before. Opens the consent modal; declining only
 * closes it and resolves with false. Calls at the same time share one modal.
 * @param isAnew asks a customer who agreed before again, because the platform requires its own agreement
 */
export function askConsent(isAnew = false): Promise<boolean> {
  if (hasConsent() && !isAnew) return Promise.resolve(true);
  useStore.setState({ isAsking: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Answer of the consent modal. Agreeing stores the flag and tells the native app. */
export function answerConsent(isAccepted: boolean): void {
  if (isAccepted) acceptConsent();
  useStore.setState({ isAsking: false });
  const settled = waiting;
  waiting = [];
  for (const resolve of settled) resolve(isAccepted);
}

/** Records an agreement given elsewhere, such as the box of the login page. */
export function acceptConsent(): void {
  stored.set('CHECKED_COMPLIANCE_AGREEMENT', true);
  useStore.setState({ isAccepted: true });
  tellContainerConsent();
}

/** Takes the agreement back: no more device data is collected, and what the device keeps for that goes with the flag. */
export function withdrawConsent(): void {
  useStore.setState({ isAccepted: false });
  // Also when the module that wrote them is not loaded yet.
  stored.remove('CHECKED_COMPLIANCE_AGREEMENT', 'ANALYTICS_ID', 'ANALYTICS_QUEUE', 'RISK_DEVICE');
}

/** Device data, when it may be collected: after consent, or in the Harmony app. Null otherwise. */
export function collectSystemInfo(): SystemInfo | null {
  return hasConsent() || platformCode() === 'HarmonyOS' ? readSystemInfo() : null;
}
