/**
 * Calls `look` again and again with a pause between two calls, one call at a time. There is one loop for as long as it
 * runs, however often it is woken: waking only ends the pause.
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

  /** Starts the loop; does nothing the second time. */
  start(): void {
    this.running ??= this.run();
  }

  /** Looks at once, or once more after the look that is under way. */
  wake(): void {
    this.isWoken = true;
    this.endPause?.();
  }

  /** Ends the loop for good and waits for the look that is under way. */
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
      // After a failure the next look waits in any case, or a database that is down would be asked without end.
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
