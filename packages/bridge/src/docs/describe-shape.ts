import type { Shape } from '../shape';
import { table } from './table';

/** Rows of a record's fields; those of records inside it follow with their path. */
function fieldRows(fields: Readonly<Record<string, Shape<unknown>>>, path = ''): string[][] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [`\`${path}${name}\``, field.notation, field.note ?? ''],
    ...fieldRows(field.fields ?? {}, `${path}${name}.`),
  ]);
}

/** A shape as the documents show it: one line, or a line and a table of its fields. */
export function describeShape(label: string, shape: Shape<unknown>): string {
  const fields = shape.fields ?? {};
  if (Object.keys(fields).length === 0) return `${label}: ${shape.notation === 'record' ? 'none' : shape.notation}.`;
  return `${label}:\n\n${table(['field', 'type', 'meaning'], fieldRows(fields))}`;
}
