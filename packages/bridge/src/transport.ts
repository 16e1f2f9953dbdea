import type { BridgePlatform } from './method';

/** Names that web view and page agree on, made from the brand's product code. */
export interface BridgeNames {
  /** Object with `postMessage(text)`: on iOS below `webkit.messageHandlers`, elsewhere on `window`. */
  channel: string;
  /** Function on `window` that takes the app's texts; the page makes it. */
  answer: string;
  /** Text on `window`, set by the app before the page's scripts run, on pages of the own hosts only. */
  token: string;
  /** Part of the user agent, followed by the app's version. */
  agent: string;
}

/**
 * Part of the user agent of the app's web view, followed by the app's version.
 * @param product product code of the brand
 */
export const agentToken = (product: string): string => `${product}App/`;

/** @param product product code of the brand */
export const bridgeNames = (product: string): BridgeNames => ({
  channel: `${product}Bridge`,
  answer: `${product}BridgeAnswer`,
  token: `${product}JsApiToken`,
  agent: agentToken(product),
});

/** Message handler of the iOS app that receives the consent. */
export const CONSENT_HANDLER = 'handleConfirm';

/** Message sent to the app when the customer agrees. */
export const CONSENT_GIVEN = { isAgreePrivacyPolicy: 1 } as const;

/** @returns the address that the Android and Harmony apps take as "the customer agreed" */
export const consentLink = (scheme: string): string => `${scheme}://consent?isAgreePrivacyPolicy=1`;

/** Whether a user agent is of a Harmony system. */
export const isHarmonyAgent = (userAgent: string): boolean => /HarmonyOS|OpenHarmony/.test(userAgent);

/** The app's system, by the user agent of its web view. */
export function platformOfAgent(userAgent: string): BridgePlatform {
  if (isHarmonyAgent(userAgent)) return 'harmony';
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'ios' : 'android';
}
