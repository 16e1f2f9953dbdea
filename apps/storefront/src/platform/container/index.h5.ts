import { brand } from '@voltfront/brand';

/** The container's web view adds this to its user agent, followed by a slash and its version. */
const AGENT_TOKEN = `${brand.product}App/`;

interface HandleConfirm {
  postMessage: (message: unknown) => void;
}

interface ContainerWindow {
  webkit?: { messageHandlers?: { handleConfirm?: HandleConfirm } };
}

/** True inside the native car-app container. */
export const isInContainer = (): boolean => navigator.userAgent.includes(AGENT_TOKEN);

/** True inside the container of the Harmony app. */
export const isHarmonyContainer = (): boolean => isInContainer() && /HarmonyOS|OpenHarmony/.test(navigator.userAgent);

/** Tells the native app that the customer agreed: a message on iOS, a scheme link on Android, nothing in a browser. */
export function tellContainerConsent(): void {
  const { webkit } = window as unknown as ContainerWindow;
  const handler = webkit?.messageHandlers?.handleConfirm;
  if (handler) handler.postMessage({ isAgreePrivacyPolicy: 1 });
  else if (isInContainer()) window.location.href = `${brand.appScheme}://consent?isAgreePrivacyPolicy=1`;
}
