import { brand } from '@voltfront/brand';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** Fields of channels, which an OpenAPI document cannot describe. The ticket is random and works once. */
const channels = new Map([['GET /api/live', ['query.ticket']]]);

/** The server's own description of its calls: which fields each takes. */
export class OpenApi {
  private readonly fields = new Map(channels);

  constructor(document: { paths: Record<string, Record<string, Operation>> }) {
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(operations)) {
        const place = path.replace(new RegExp(`^/${brand.product}-`), '/{product}-');
        this.fields.set(`${method.toUpperCase()} ${place}`, fieldsOf(operation));
      }
  }

  static async of(origin: string): Promise<OpenApi> {
    const answer = await fetch(`${origin}/openapi.json`);
    return new OpenApi((await answer.json()) as ConstructorParameters<typeof OpenApi>[0]);
  }

  /** Whether a call takes a field, dotted. */
  knows(call: string, name: string): boolean {
    const known = this.fields.get(call);
    if (!known) return false;
    return known.some((field) => field === name || (field.endsWith('.*') && name.startsWith(field.slice(0, -1))));
  }
}

function fieldsOf({ parameters = [], requestBody }: Operation): string[] {
  const query = parameters.filter((each) => each.in === 'query').map(({ name }) => `query.${name}`);
  const bodies = Object.values(requestBody?.content ?? {});
  return [...query, ...bodies.flatMap(({ schema }) => leaves(schema ?? {}, 'body'))];
}

function leaves(schema: Schema, name: string): string[] {
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts) return parts.flatMap((part) => leaves(part, name));
  if (schema.prefixItems) return schema.prefixItems.flatMap((part) => leaves(part, `${name}[]`));
  if (schema.items) return leaves(schema.items, `${name}[]`);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => leaves(part, `${name}.${key}`));
  const more = typeof schema.additionalProperties === 'object' ? [`${name}.*`] : [];
  return fields.length + more.length > 0 ? [...fields, ...more] : [name];
}
