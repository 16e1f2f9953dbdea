import { inspect } from 'node:util';
import { type App, buildApp } from './app';
import { type Config, loadConfig } from './kernel/config';
import { StartError } from './kernel/errors';
import { stopOnSignals } from './stop';
import { printWelcome } from './welcome';

async function listen(app: App, config: Config): Promise<string> {
  try {
    return await app.server.listen({ host: config.host, port: config.port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${config.port} is taken. Stop what uses it, or choose another one with PORT.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${config.port} may not be opened by this user. Choose another one with PORT.`);
    throw error;
  }
}

async function start(): Promise<void> {
  const config = loadConfig();
  const app = await buildApp(config);
  try {
    if (config.isDemo) await app.loadDemo((set) => process.stdout.write(`Loading demo data: ${set}\n`));
    await listen(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
  app.startWork();
  stopOnSignals(app, config.shutdownSeconds);
  await printWelcome(app, config);
}

start().catch((error: unknown) => {
  // With its causes: a query that failed says only there why.
  const text = error instanceof StartError ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
