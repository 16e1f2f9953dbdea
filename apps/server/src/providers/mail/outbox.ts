import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../../kernel/ids';
import type { Mail, MailProvider } from './types';

/** Sends nothing: e-mails become files that mail programs open. */
export function createOutbox(folder: string, from: string): MailProvider {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail: Mail) {
      const { message } = await composer.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${newId()}.eml`), message as Buffer);
    },
  };
}
