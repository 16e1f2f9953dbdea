import type { Endpoint } from '@voltfront/contract';
import type { z } from 'zod';
import { refuse } from '../kernel/errors';

function describe(error: z.ZodError, part: string) {
  const fields = error.issues.map((issue) => [part, ...issue.path.map(String)].join('.'));
  const [first] = error.issues;
  const path = first ? [part, ...first.path.map(String)].join('.') : part;
  return { message: `请求参数有误：${path}`, data: { fields: [...new Set(fields)].slice(0, 20) } };
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw refuse('BAD_INPUT', describe(parsed.error, part));
  return parsed.data;
}

/** True when a text anywhere in `value` holds the character NUL, which PostgreSQL cannot store. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (Array.isArray(value)) return value.some(holdsNul);
  if (value && typeof value === 'object')
    return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsNul(item));
  return false;
}

/** Parsed query and body of a call. @throws BAD_INPUT with the paths of all faulty fields. */
export function parseInput(endpoint: Endpoint, query: unknown, body: unknown): { query: unknown; body: unknown } {
  if (holdsNul(query) || holdsNul(body)) throw refuse('BAD_INPUT');
  return { query: parsePart(endpoint.query, query, 'query'), body: parsePart(endpoint.body, body, 'body') };
}
