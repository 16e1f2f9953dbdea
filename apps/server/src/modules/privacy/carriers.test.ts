import { carriers, collectedItems, devicePermissions, itemsCarried, thirdParties } from '@voltfront/brand/privacy';
import { type EndpointKey, endpointOf, endpoints } from '@voltfront/contract';
import { isForConsole } from '@voltfront/contract/permissions';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Paths of all values that a schema allows, `[]` for list items. */
function leaves(schema: Schema, path: string): string[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => leaves(choice, path));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, field]) => leaves(field, `${path}.${name}`));
  if (schema.type === 'array') return leaves(schema.items ?? {}, `${path}[]`);
  return [path];
}

function inputLeaves(key: EndpointKey): string[] {
  const { query, body } = endpointOf(key);
  const of = (schema: z.ZodType | undefined, name: string) =>
    schema ? leaves(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, name) : [];
  return [...new Set([...of(query, 'query'), ...of(body, 'body')])];
}

const keys = Object.keys(endpoints) as EndpointKey[];
const described = (key: string) => carriers.flatMap(({ calls }) => calls[key] ?? []);
const covers = (pattern: string, leaf: string) =>
  pattern.endsWith('.**') ? leaf.startsWith(pattern.slice(0, -3)) : pattern === leaf;

describe('the description of what is collected', () => {
  it('names calls of the contract only', () => {
    const unknown = carriers.flatMap(({ calls }) => Object.keys(calls)).filter((key) => !(key in endpoints));
    expect(unknown).toEqual([]);
  });

  it('has every call by which customers give coordinates', () => {
    const missing = keys
      .filter((key) => !isForConsole(endpointOf(key).auth))
      .filter((key) => inputLeaves(key).some((leaf) => /\.(latitude|longitude)$/.test(leaf)))
      .filter((key) => !described(key).some((path) => path.endsWith('.latitude')));
    expect(missing).toEqual([]);
  });

  it('has every field of device risk and analytics, and no field that the contract does not take', () => {
    const collecting = keys.filter((key) => /\/v1\/(risk|analytics)\//.test(key));
    expect(collecting.length).toBeGreaterThan(3);
    for (const key of collecting) {
      const [taken, told] = [inputLeaves(key), described(key)];
      expect({ key, undescribed: taken.filter((leaf) => !told.some((path) => covers(path, leaf))) }).toEqual({
        key,
        undescribed: [],
      });
      expect({ key, invented: told.filter((path) => !taken.some((leaf) => covers(path, leaf))) }).toEqual({
        key,
        invented: [],
      });
    }
  });

  it('uses each key once, and every carrier an item of the list', () => {
    const names = collectedItems.map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
    expect(carriers.filter(({ item }) => !names.includes(item))).toEqual([]);
    expect(new Set(thirdParties.map(({ key }) => key)).size).toBe(thirdParties.length);
    expect(new Set(devicePermissions.map(({ key }) => key)).size).toBe(8);
  });

  it('finds no words left empty', () => {
    const words = [...collectedItems, ...thirdParties, ...devicePermissions].flatMap((entry) =>
      Object.entries(entry).filter(([, value]) => value === ''),
    );
    expect(words).toEqual([]);
    expect(thirdParties.filter(({ policy }) => policy !== null && !policy.startsWith('https://'))).toEqual([]);
  });
});

describe('itemsCarried', () => {
  const call = { key: 'GET /api/mporder/v1/stock/cars', query: {}, body: undefined, hasRiskToken: false };

  it('counts a position that is filled in, and not the system of coordinates alone', () => {
    expect(itemsCarried({ ...call, query: { latitude: 30.2, longitude: 120.1, system: 'wgs84' } })).toEqual([
      'position',
    ]);
    expect(itemsCarried({ ...call, query: { system: 'gcj02' } })).toEqual([]);
  });

  it('counts a risk token whatever the call', () => {
    expect(itemsCarried({ ...call, hasRiskToken: true })).toEqual(['risk']);
  });

  it('counts several items of one call', () => {
    const body = { productId: 'p', signals: { deviceClass: 'iphone' }, hands: { ageMs: 1 } };
    const items = itemsCarried({ ...call, key: 'POST /api/basic/v1/risk/token', query: {}, body });
    expect(items.sort()).toEqual(['behaviour', 'risk', 'system']);
  });
});
