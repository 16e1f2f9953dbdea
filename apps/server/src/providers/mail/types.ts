/** An e-mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

/** Sends e-mails. @throws PROVIDER_DOWN when the server does not take one */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}

declare module '../../kernel/context' {
  interface AppServices {
    mail: MailProvider;
  }
}
