export { type BoundedBuffer, createBoundedBuffer } from './bounded-buffer';
export { CONFIG_TTL_MS, type RiskCalls, type RiskConfig, type TokenRequest } from './calls';
export { createRiskClient, FLUSH_MS, type RiskClient, type RiskClientOptions } from './client';
export { RiskFailure, type RiskFailureCode, riskFailures } from './failure';
export { FINGERPRINT_WAIT_MS, makeFingerprint, type Trait } from './fingerprint';
export { BUFFER_SIZE, createHands, type Hands, type HandsSummary, MOVE_GAP_MS, type TouchEntry } from './hands';
export { ADDRESS_WAIT_MS, classifyAddress, discoverLocalAddress, type LocalAddress, type Peer } from './local-address';
export { REQUEST_TIMEOUT_MS, TIMED_WAIT_MS, type TimedResult, timedAsync } from './timed-async';
export type { AutomationMark, DeviceSignals, RiskDevice } from './types';
