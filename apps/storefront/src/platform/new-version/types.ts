/** How the app meets a newer version of itself. */
export interface NewVersionWatch {
  /** Being in the background for longer (ms) makes it worth asking. */
  askAfterMs: number;
  /** The newer version could not be had. */
  onFailed: () => void;
  /** Asks to reload although something is not saved; true: reload. */
  ask: () => Promise<boolean>;
}
