import { endpointOf, type ListKey } from '@voltfront/contract';
import { errorCatalogue } from '@voltfront/contract/errors';
import type { GrantedRole } from '@voltfront/contract/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestPerson, TestServer } from './server';
import { FORGET_MS, steadyStatements } from './steady-statements';

/** A list with rows created by a test. */
export interface FilledList {
  /** The person who requests the list. */
  person: TestPerson;
  /** Query of the list besides cursor and size. */
  query: Record<string, string | number>;
  /**
   * Adds a row per step and returns the ids of their items. The step determines the sort key; rows
   * with the same step differ only in their ids.
   */
  add(steps: readonly number[]): Promise<string[]>;
}

/** A list of the contract and how to test it. */
export interface ListCase {
  key: ListKey;
  /** Distinguishes several cases of one list. */
  title?: string;
  /** Field of an item that holds its id. */
  id: string;
  /** A change of the query that makes earlier cursors invalid. */
  otherQuery?: Record<string, string | number>;
  /** Cursors are valid for one person only, as in all lists that require login. */
  isPersonal: boolean;
  /** The list is in chronological order: a higher step means an older row. */
  isNewestFirst?: boolean;
  /** Roles of somebody else who may read it; none by default. */
  readers?: { roles: GrantedRole[] };
  fill(): Promise<FilledList>;
}

/** The longest page that a list gives. */
function longestPage(key: ListKey): number {
  const { properties } = z.toJSONSchema(endpointOf(key).query as z.ZodType, { io: 'input' });
  const size = properties?.size as { maximum?: number } | undefined;
  return size?.maximum ?? 0;
}

const PAGE = 7;
/** Three rows each have the same sort key and differ only in their ids. */
const stepOf = (index: number): number => Math.floor(index / 3);
const { BAD_INPUT, SUCCESS } = errorCatalogue;

interface Page {
  items: Record<string, unknown>[];
  nextCursor: string | null;
}

/** A list under test, for comparison with another one. */
export interface ListInSuite {
  key: ListKey;
  /** A cursor issued by the list. */
  cursor(): Promise<string>;
  /** The response code for a cursor. */
  codeFor(cursor: string): Promise<string>;
}

/** Tests for every list of the contract, with more rows than its longest page. */
export function listSuite(server: () => TestServer, list: ListCase): ListInSuite {
  const { key, id, isPersonal } = list;
  const most = longestPage(key);
  let filled: FilledList;
  let first: string[];
  const call = (changes: Record<string, unknown>, token: string | null = filled.person.token) =>
    server().call(key, { query: { ...filled.query, ...changes }, ...(token === null ? {} : { token }) });
  const read = async (changes: Record<string, unknown>): Promise<Page> => {
    const { code, data, message } = await call(changes);
    expect([code, message]).toEqual([SUCCESS.code, expect.anything()]);
    return data as unknown as Page;
  };
  const idsOf = (page: Page) => page.items.map((item) => String(item[id]));

  describe(list.title ? `${key} (${list.title})` : key, () => {
    beforeAll(async () => {
      filled = await list.fill();
      first = await filled.add(Array.from({ length: most + 2 }, (_, index) => stepOf(index)));
      server().clock.advance(FORGET_MS);
    });

    it('shows each row exactly once, also while others are added', async () => {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await read({ size: PAGE, ...(cursor ? { cursor } : {}) });
        expect(page.items).toHaveLength(page.nextCursor ? PAGE : page.items.length);
        seen.push(...idsOf(page));
        cursor = page.nextCursor;
        if (seen.length === PAGE) await filled.add([-1, 4, 12, 1000]);
      } while (cursor && seen.length < first.length * 10);
      expect(seen).toHaveLength(new Set(seen).size);
      expect(seen).toEqual(expect.arrayContaining(first));
    });

    it('gives pages of any size up to the longest, and refuses others', async () => {
      server().clock.advance(FORGET_MS);
      const longest = await read({ size: most });
      expect([longest.items.length, longest.nextCursor]).toEqual([most, expect.any(String)]);
      const [one, two] = [await read({ size: 1 }), await read({ size: 2 })];
      expect([idsOf(one), idsOf(two)]).toEqual([idsOf(longest).slice(0, 1), idsOf(longest).slice(0, 2)]);
      for (const size of [0, -1, most + 1, 1.5, 'all']) expect((await call({ size })).code).toBe(BAD_INPUT.code);
    });

    it('goes on after a cursor in another size', async () => {
      const all = await read({ size: most });
      const { nextCursor } = await read({ size: 3 });
      expect(idsOf(await read({ size: 5, cursor: nextCursor }))).toEqual(idsOf(all).slice(3, 8));
    });

    it('refuses cursors that were made up or changed', async () => {
      const { nextCursor } = await read({ size: 1 });
      const cursor = nextCursor ?? '';
      const bytes = Buffer.from(cursor, 'base64url');
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      const plain = Buffer.from(`1700000000000.${first[0]}`).toString('base64url');
      for (const made of ['made-up', plain, first[0], cursor.slice(0, -4), bytes.toString('base64url')]) {
        const answer = await call({ size: 1, cursor: made });
        expect([made, answer.code, answer.data]).toEqual([made, BAD_INPUT.code, { fields: ['query.cursor'] }]);
      }
    });

    if (list.otherQuery)
      it('refuses the cursors of another filter', async () => {
        const { nextCursor } = await read({ size: 1 });
        expect((await call({ size: 1, cursor: nextCursor, ...list.otherQuery })).code).toBe(BAD_INPUT.code);
      });

    it(isPersonal ? 'refuses the cursors of somebody else' : 'takes its cursors from anybody', async () => {
      const { nextCursor: cursor } = await read({ size: 1 });
      const { token } = await server().login(list.readers);
      expect((await call({ size: 1, cursor }, token)).code).toBe(isPersonal ? BAD_INPUT.code : SUCCESS.code);
    });

    if (isPersonal)
      it('shows nothing of it to somebody else', async () => {
        const { token } = await server().login(list.readers);
        const { data } = await call({ size: most }, token);
        const others = idsOf(data as unknown as Page);
        expect(others.filter((item) => first.includes(item))).toEqual([]);
      });

    if (list.isNewestFirst)
      it('shows the newest first', async () => {
        const steps = new Map(first.map((item, index) => [item, stepOf(index)]));
        const shown = idsOf(await read({ size: most })).flatMap((item) => steps.get(item) ?? []);
        expect(new Set(shown).size).toBeGreaterThan(1);
        expect(shown).toEqual([...shown].sort((a, b) => a - b));
      });

    it('asks the database as often for the longest page as for one item', async () => {
      const count = async (size: number) => {
        const { result, statements } = await steadyStatements(server(), () => read({ size }));
        expect(result.items).toHaveLength(size);
        return statements;
      };
      const [few, many] = [await count(1), await count(most)];
      expect(many.length, `${few.join('\n')}\n=====\n${many.join('\n')}`).toBe(few.length);
    });
  });
  return {
    key,
    async cursor() {
      const { nextCursor } = await read({ size: 1 });
      if (!nextCursor) throw new Error(`${key} has no second page any more`);
      return nextCursor;
    },
    codeFor: async (cursor) => (await call({ size: 1, cursor })).code,
  };
}
