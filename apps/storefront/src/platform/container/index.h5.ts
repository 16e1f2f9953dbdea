import { brand } from '@voltfront/brand';
import { agentToken, CONSENT_GIVEN, CONSENT_HANDLER, consentLink, isHarmonyAgent } from '@voltfront/bridge/transport';

interface Handler {
  postMessage: (message: unknown) => void;
}

interface ContainerWindow {
  webkit?: { messageHandlers?: Record<string, Handler> };
}

/** True inside the native car-app container. */
export const isInContainer = (): boolean => navigator.userAgent.includes(agentToken(brand.product));

/** True inside the container of the Harmony app. */
export const isHarmonyContainer = (): boolean => isInContainer() && isHarmonyAgent(navigator.userAgent);

/**
 * Tells the native app that the customer agreed: a message on iOS, a scheme link on Android, either of them on Harmony,
 * nothing in a browser.
 */
export function tellContainerConsent(): void {
  const { webkit } = window as unknown as ContainerWindow;
  const handler = webkit?.messageHandlers?.[CONSENT_HANDLER];
  if (handler) handler.postMessage(CONSENT_GIVEN);
  else if (isInContainer()) window.location.href = consentLink(brand.appScheme);
}
