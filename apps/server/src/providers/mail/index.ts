import { join } from 'node:path';
import { type Config, filesRoot } from '../../kernel/config';
import { createOutbox } from './outbox';
import { createSmtp } from './smtp';
import type { MailProvider } from './types';

/** The server of `SMTP_URL`, else a folder of files. */
export function createMail(config: Config): MailProvider {
  const { smtpUrl, mailFrom } = config;
  return smtpUrl ? createSmtp(smtpUrl, mailFrom) : createOutbox(join(filesRoot(config), 'outbox'), mailFrom);
}
