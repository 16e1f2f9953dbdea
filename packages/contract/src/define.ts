import type { z } from 'zod';
import type { Permission } from './permissions';

/** One row of the contract. */
export interface Endpoint {
  /** One sentence for the reference. */
  summary: string;
  /** Who may call: a row of the table of permissions. */
  auth: Permission;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** The caller must send an idempotency key; a repeated request gets the first answer. */
  idempotent?: true;
  /** Requires a risk token. */
  risk?: true;
  /** Rate bucket: `sms`, `write` and `heavy` are stricter than `read`, the default. */
  rate?: 'read' | 'write' | 'sms' | 'heavy';
  /** Body is multipart/form-data; `body` describes the fields beside the files. */
  multipart?: true;
  /** Exists only where the server does not run in production. */
  demoOnly?: true;
}

export type EndpointTable = Record<`${'GET' | 'POST'} /${string}`, Endpoint>;

/** Keeps literal keys and schema types while checking each row's shape. */
export const defineEndpoints = <const T extends EndpointTable>(table: T): T => table;
