import type { RecordOf, Shape, ValueOf } from './shape';

/** Systems of the native car app. */
export type BridgePlatform = 'ios' | 'android' | 'harmony';

export const allPlatforms: readonly BridgePlatform[] = ['ios', 'android', 'harmony'];

/** Description of one method. Client, host, tests and documents are made from it. */
export interface Method<P = unknown, R = unknown> {
  /** One sentence for the native teams. */
  about: string;
  params: Shape<P>;
  result: Shape<R>;
  /** Systems that have it; default: all. */
  platforms?: readonly BridgePlatform[];
  /**
   * The person is asked something, which takes longer than a call may: the app answers "pending" at once and tells the
   * outcome later by the event `asyncResult`.
   */
  isInteractive?: true;
  /** Reads the device, its location or its owner's identity: the page calls it only after the customer's consent. */
  needsConsent?: true;
  /** Not part of the first edition of the interface. */
  isExtension?: true;
  /** Sent by the app to the page, never the other way. */
  isToPage?: true;
  /** Why a result of the right shape is a failure; null when it is a success. */
  refusal?: (result: R) => string | null;
  example: { params: P; result: R };
}

/** Describes a method, with types taken from its shapes. */
export const method = <P, R>(description: Method<P, R>): Method<P, R> => description;

export type { RecordOf, Shape, ValueOf };
