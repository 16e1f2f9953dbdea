import { order, payment } from '@voltfront/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createShop, type Shop } from './order.fixture';

let shop: Shop;
let token: string;
let known: string[];
beforeAll(async () => {
  shop = await createShop();
  const person = await shop.server.login();
  const made = await shop.paidOrder(person);
  const draft = await shop.draft(person);
  token = person.token;
  known = [
    made.orderNo,
    draft.draftId,
    'purchase',
    '1.1',
    'sandbox',
    'deposit',
    '310100',
    'YL01',
    'YL01-pro',
    'freeCharging',
  ];
});
afterAll(() => shop.close());

const keys = Object.keys({ ...order, ...payment }) as (keyof typeof order | keyof typeof payment)[];
const fieldsOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** Values that are nearly right, badly wrong, or made to hurt. */
const anyValue = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '\u0000',
      "'; drop table orders; --",
      '9'.repeat(400),
      -1,
      0,
      2 ** 53,
      1e308,
      null,
      [],
      {},
      'OTk5OTk5OTk5OTk5OS5WTzEyMzQ1Ng',
    ),
  );

it.each(keys)('%s never fails on bad input', async (key) => {
  const { query, body } = { query: undefined, body: undefined, ...{ ...order, ...payment }[key] };
  const input = (fields: string[]) =>
    fc.record(Object.fromEntries(fields.map((field) => [field, anyValue()])), { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(input(fieldsOf(query)), input(fieldsOf(body)), async (queryInput, bodyInput) => {
      const call = { query: queryInput, token, ...(body ? { body: bodyInput } : {}) };
      const { status } = await shop.server.call(key, call);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 40 },
  );
});
