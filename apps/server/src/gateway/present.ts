import type { Endpoint } from '@voltfront/contract';
import { InternalError } from '../kernel/errors';

/** Parses the reply by its schema, so that no column leaves by accident. @throws InternalError when it does not fit */
export function present(endpoint: Endpoint, key: string, reply: unknown): unknown {
  const parsed = endpoint.reply.safeParse(reply);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new InternalError(`reply of ${key} breaks the contract: ${faults.slice(0, 5).join('; ')}`);
}
