/**
 * Calls `look` repeatedly with a pause between calls, one at a time. Waking it only ends the pause,
 * so there is never more than one loop.
 */
export class PollLoop {
  private running: Promise<void> | undefined;
  private isStopped = false;
  private isWoken = false;
  private endPause: (() => void) | undefined;

  constructor(
    private readonly look: () => Promise<unknown>,
    private readonly pauseMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Starts the loop; a second call does nothing. */
  start(): void {
    this.running ??= this.run();
  }

  /** Polls at once, or once more after the poll that is running. */
  wake(): void {
    this.isWoken = true;
    this.endPause?.();
  }

  /** Ends the loop for good and waits for the running poll. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.endPause?.();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      this.isWoken = false;
      const hasFailed = await this.look().then(
        () => false,
        (error: unknown) => {
          this.onError(error);
          return true;
        },
      );
      // After a failure it always pauses, or it would query a database that is down without end.
      if (!this.isStopped && (hasFailed || !this.isWoken)) await this.pause();
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.endPause = undefined;
        resolve();
      };
      const timer = setTimeout(end, this.pauseMs);
      this.endPause = end;
    });
  }
}
