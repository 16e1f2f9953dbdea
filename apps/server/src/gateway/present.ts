import type { Endpoint } from '@voltfront/contract';
import { InternalError } from '../kernel/errors';

/**
 * Parses the response by its schema, so that no column is exposed by accident. @throws
 * InternalError when it does not match
 */
export function present(endpoint: Endpoint, key: string, reply: unknown): unknown {
  const parsed = endpoint.reply.safeParse(reply);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new InternalError(`reply of ${key} breaks the contract: ${faults.slice(0, 5).join('; ')}`);
}
