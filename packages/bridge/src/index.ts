export { createBridgeClient } from './client';
export type { BridgeClient, BridgeClientOptions } from './client-types';
export { asyncCodes, BridgeError, bridgeCodes, bridgeTexts } from './errors';
export { type AppEventName, type EventData, type EventName, eventOf, events, type PageEventName } from './events';
export { createBridgeHost } from './host';
export type { AppEventHandlers, BridgeHandlers, BridgeHost, BridgeHostOptions, IncomingCall } from './host-types';
export { allPlatforms, type BridgePlatform, type Method } from './method';
export {
  BRIDGE_VERSION,
  type CallName,
  type MethodName,
  methodNames,
  methodOf,
  methods,
  type ParamsOf,
  platformsOf,
  type ResultOf,
} from './methods';
export {
  type BridgeNames,
  bridgeNames,
  CONSENT_GIVEN,
  CONSENT_HANDLER,
  consentLink,
  platformOfAgent,
} from './transport';
