/** Functions that the native car app takes over from the page when it hosts the shop. */
export interface AppSide {
  /** Logs in by the app's own screens, then opens `address`; a guarded page opened directly is left if nobody logs in. */
  login?: (address: string, isReplaced?: boolean) => void;
  /** The server no longer accepts the session: ends it here and leaves all else to the app. */
  expired?: (code: string, message: string) => void;
}

/** Empty in browsers and mini-programs; filled once the app was found. */
export const appSide: AppSide = {};
