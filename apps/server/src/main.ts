import { buildApp } from './app';
import { loadConfig } from './kernel/config';
import { StartError } from './kernel/errors';

async function start(): Promise<void> {
  const config = loadConfig();
  const app = await buildApp(config);
  if (config.isDemo) await app.loadDemo();
  app.startWork();
  await app.server.listen({ host: config.host, port: config.port });
  const stop = () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((error: unknown) => {
  const text = error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
