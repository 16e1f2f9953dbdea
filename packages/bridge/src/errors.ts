/** Codes of errors in answers: those of JSON-RPC, and the bridge's own. */
export const bridgeCodes = {
  parseError: -32700,
  internalError: -32603,
  invalidParams: -32602,
  methodNotFound: -32601,
  /** The system that the app runs on does not have the method. */
  unsupportedPlatform: -32001,
  /** There is no channel to the app, or it is not ready. */
  initialisationFailed: -32002,
  /** The call carries no token of this web view, or a wrong one. */
  notAllowed: -32003,
  failed: -101,
  timedOut: -102,
} as const;

/** What becomes of a call that the person has to do something for. */
export const asyncCodes = { ok: 0, failed: bridgeCodes.failed, timedOut: bridgeCodes.timedOut } as const;

/** Texts of refusals that people may get to read. */
export const bridgeTexts = {
  androidOnly: '该方法仅支持安卓平台',
  unsupported: '当前平台不支持该方法',
} as const;

/** A call that was refused, failed or was not answered. */
export class BridgeError extends Error {
  override name = 'BridgeError';

  /** @param code one of {@link bridgeCodes}, or one that the app made */
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}
