import type { AppServices } from '../kernel/context';
import { createLocalFiles } from './files/local';
import { createEmbeddedIpArea } from './ip-area/embedded';
import { createEmbeddedPlatformLogin } from './platform-login/embedded';
import { createEmbeddedSms } from './sms/embedded';

/** Puts the outside services into the app: the embedded ones, which work offline. */
export function setUpProviders(app: AppServices): void {
  const isTest = app.config.nodeEnv === 'test';
  app.sms = createEmbeddedSms((line) => {
    if (!isTest) process.stdout.write(`${line}\n`);
  });
  app.platformLogin = createEmbeddedPlatformLogin();
  app.ipArea = createEmbeddedIpArea();
  app.files = createLocalFiles(app.config);
}
