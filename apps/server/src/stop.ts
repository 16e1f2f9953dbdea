import type { App } from './app';

/** On SIGTERM or Ctrl-C: no new requests, running ones and jobs finish, the database is closed. A second signal ends at once. */
export function stopOnSignals(app: App, seconds: number): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    process.stdout.write('\nStopping …\n');
    const late = setTimeout(() => {
      app.services.log.error('requests or jobs did not end in time');
      process.exit(1);
    }, seconds * 1000);
    late.unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.services.log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
