import { z } from 'zod';

/** A setting: environment name, schema, explanation. */
export type SettingDefinition = readonly [name: string, schema: z.ZodType, help: string];

type SchemaOf<D extends Record<string, SettingDefinition>> = z.ZodObject<{ [K in keyof D]: D[K][1] }>;

/** A whole number given as text. */
export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** `1`, `true`, `yes` or `0`, `false`, `no`. */
export const flag = (fallback: boolean) => z.stringbool().default(fallback);
/** A folder, relative to the repository unless absolute. */
export const folder = (fallback: string) => z.string().min(1).default(fallback);
/** Comma-separated values. */
export const list = () =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    );

/** Combines all definitions into one validated set of settings. */
export function settings<const D extends Record<string, SettingDefinition>>(definitions: D) {
  const entries = Object.entries(definitions);
  const schema = z.object(Object.fromEntries(entries.map(([key, [, type]]) => [key, type]))) as unknown as SchemaOf<D>;
  return {
    schema,
    read: (env: Record<string, string | undefined>) => read(schema, entries, env),
    table: () => table(entries),
  };
}

function read<S extends z.ZodType>(
  schema: S,
  entries: [string, SettingDefinition][],
  env: Record<string, string | undefined>,
) {
  // An empty variable counts as unset, as in `.env` files.
  const raw = Object.fromEntries(entries.map(([key, [name]]) => [key, env[name] === '' ? undefined : env[name]]));
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { values: parsed.data as z.infer<S>, faults: [] as string[] };
  const names = new Map(entries.map(([key, [name]]) => [key, name]));
  return {
    values: undefined,
    faults: parsed.error.issues.map((issue) => `${names.get(String(issue.path[0]))}: ${issue.message}`),
  };
}

function table(entries: [string, SettingDefinition][]): string {
  const rows = entries.map(([, [name, schema, help]]) => {
    const fallback = schema.safeParse(undefined);
    const shown =
      fallback.success && fallback.data !== undefined && !String(fallback.data).startsWith('/')
        ? String(fallback.data)
        : '';
    return `| \`${name}\` | ${shown ? `\`${shown}\`` : ''} | ${help} |`;
  });
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
