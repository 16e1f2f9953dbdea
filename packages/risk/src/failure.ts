/** Why no token could be had. */
export const riskFailures = {
  /** The configuration could not be fetched, or is not one. */
  configuration: 2001,
  /** No answer within 6000 ms. */
  timeout: 2002,
  /** The server refused, could not be reached, or gave no token. */
  refused: 2004,
} as const;

export type RiskFailureCode = (typeof riskFailures)[keyof typeof riskFailures];

/** No token could be had: `code` says why. Calls go on without one. */
export class RiskFailure extends Error {
  constructor(
    readonly code: RiskFailureCode,
    readonly reason?: unknown,
  ) {
    super(`device risk: ${code}`);
    this.name = 'RiskFailure';
  }
}
