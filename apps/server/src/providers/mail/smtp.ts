import { SECOND_MS } from '@voltfront/rules/time';
import { createTransport } from 'nodemailer';
import { refuse } from '../../kernel/errors';
import type { Mail, MailProvider } from './types';

const WAIT_MS = 15 * SECOND_MS;

/** Sends e-mails by a server: `smtps://user:password@host`. */
export function createSmtp(url: string, from: string): MailProvider {
  const { hostname, port, protocol, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  return {
    async send(mail: Mail) {
      try {
        await transport.sendMail({ from, ...mail });
      } catch {
        throw refuse('PROVIDER_DOWN');
      }
    },
  };
}
