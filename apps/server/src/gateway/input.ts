import type { Endpoint } from '@voltfront/contract';
import type { z } from 'zod';
import { refuse } from '../kernel/errors';
import { hasTextMark } from '../kernel/texts';
import { gatewayTexts } from './gateway.texts';

function describe(error: z.ZodError, part: string) {
  const fields = error.issues.map((issue) => [part, ...issue.path.map(String)].join('.'));
  const [first] = error.issues;
  const path = first ? [part, ...first.path.map(String)].join('.') : part;
  return { message: gatewayTexts.badField({ path }), data: { fields: [...new Set(fields)].slice(0, 20) } };
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw refuse('BAD_INPUT', describe(parsed.error, part));
  return parsed.data;
}

const isPlain = (text: string): boolean => !text.includes('\0') && !hasTextMark(text);

/** Deepest allowed nesting of an input; every endpoint needs less than half of it. */
const MAX_DEPTH = 20;

/**
 * False for values with a NUL character (which PostgreSQL cannot store) or a delimiter of text
 * references, and for nesting that is too deep.
 */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isPlain(value);
  if (!value || typeof value !== 'object') return true;
  if (depth > MAX_DEPTH) return false;
  return Object.entries(value).every(([key, item]) => isPlain(key) && isStorable(item, depth + 1));
}

/** Parses query and body of a request. @throws BAD_INPUT with the paths of all invalid fields */
export function parseInput(endpoint: Endpoint, query: unknown, body: unknown): { query: unknown; body: unknown } {
  if (!isStorable(query) || !isStorable(body)) throw refuse('BAD_INPUT');
  return { query: parsePart(endpoint.query, query, 'query'), body: parsePart(endpoint.body, body, 'body') };
}
