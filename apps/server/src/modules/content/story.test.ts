import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { points } from '../points';
import { seedCatalogue, vehicle } from '../vehicle';
import { catalogueSeed } from '../vehicle/demo';
import { content, seedStory } from '.';
import { storySeed } from './demo/story-seed';
import { forgetOldDownloads } from './note-download';

const STORY = 'GET /api/mpmkt/v1/brand/story' as const;
const CHAPTER = 'GET /api/mpmkt/v1/brand/chapter' as const;
const MATERIALS = 'GET /api/mpmkt/v1/materials' as const;
const DOWNLOAD = 'POST /api/mpmkt/v1/materials/download' as const;
const DAY_MS = 86_400_000;
const KINDS = ['picture', 'video', 'wallpaper', 'brochure'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle, content] });
  const now = server.clock.now();
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedCatalogue(ctx, catalogueSeed(now));
    await seedStory(ctx, storySeed(now));
  });
});
afterAll(() => server.close());

describe('story', () => {
  it('has film, chapters in order, years in order, figures with sources and awards', async () => {
    const story = await server.ask(STORY);
    expect(story.film.sizeBytes).toBeGreaterThan(100_000);
    expect(story.chapters.map(({ chapterId }) => chapterId)).toEqual([
      'origin',
      'design',
      'technology',
      'safety',
      'factory',
      'charging',
    ]);
    const years = story.timeline.map(({ year }) => year);
    expect(years).toEqual([...years].sort((a, b) => a - b));
    expect(story.figures.every(({ source }) => source.length > 0)).toBe(true);
    expect(JSON.stringify(story)).not.toMatch(/\{\w+\}/);
  });

  it('gives a chapter with its neighbours and the model concerned', async () => {
    const chapter = await server.ask(CHAPTER, { query: { chapterId: 'design' } });
    expect(chapter).toMatchObject({
      state: 'published',
      number: '02',
      previous: { chapterId: 'origin' },
      next: { chapterId: 'technology' },
      model: { modelId: 'CS1E' },
    });
    expect(JSON.stringify(chapter)).not.toMatch(/\{\w+\}/);
    const first = await server.ask(CHAPTER, { query: { chapterId: 'origin' } });
    const last = await server.ask(CHAPTER, { query: { chapterId: 'charging' } });
    expect([first, last]).toMatchObject([{ previous: null }, { next: null }]);
  });

  it('says that a chapter is off, or never was, and which others there are', async () => {
    for (const chapterId of ['racing', 'nothing']) {
      const chapter = await server.ask(CHAPTER, { query: { chapterId } });
      expect(chapter.state).toBe('offline');
      expect(chapter.state === 'offline' && chapter.chapters.length).toBe(6);
    }
    expect((await server.call(CHAPTER, { query: { chapterId: '../x' } })).name).toBe('BAD_INPUT');
  });
});

describe('materials', () => {
  it('come newest first, page by page, each once', async () => {
    const seen: { materialId: string; publishedAt: number }[] = [];
    let cursor: string | undefined;
    do {
      const query = { kind: 'picture' as const, size: 50, ...(cursor ? { cursor } : {}) };
      const page = await server.ask(MATERIALS, { query });
      seen.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.length).toBeGreaterThan(100);
    expect(new Set(seen.map(({ materialId }) => materialId)).size).toBe(seen.length);
    const times = seen.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('are narrowed by model and paint, and can be none', async () => {
    const narrow = await server.ask(MATERIALS, { query: { kind: 'picture', modelId: 'YL09', paint: 'ember' } });
    expect(narrow.items.length).toBeGreaterThan(2);
    expect(narrow.items.every(({ modelId, paint }) => modelId === 'YL09' && paint === 'ember')).toBe(true);
    const none = await server.ask(MATERIALS, { query: { kind: 'video', paint: 'carbon' } });
    expect(none).toEqual({ items: [], nextCursor: null });
  });

  it('tell the sizes of the files as they are delivered', async () => {
    for (const kind of KINDS) {
      const { items } = await server.ask(MATERIALS, { query: { kind, size: 3 } });
      expect(items.length).toBeGreaterThan(2);
      for (const { file, sizeBytes } of items) {
        const answer = await server.app.server.inject({ url: file });
        expect(answer.statusCode).toBe(200);
        expect(answer.rawPayload.length).toBe(sizeBytes);
      }
    }
  });

  it('are new for fourteen days, and not there before they are published', async () => {
    const { items } = await server.ask(MATERIALS, { query: { kind: 'picture', size: 20 } });
    const ages = items.map(({ publishedAt, isNew }) => [isNew, server.clock.now() - publishedAt < 14 * DAY_MS]);
    expect(ages.every(([isNew, isYoung]) => isNew === isYoung)).toBe(true);
    expect(new Set(items.map(({ isNew }) => isNew)).size).toBe(2);
    server.clock.advance(-30 * DAY_MS);
    const earlier = await server.ask(MATERIALS, { query: { kind: 'video' } });
    server.clock.advance(30 * DAY_MS);
    expect(earlier.items).toEqual([]);
  });

  it('can be narrowed by what the catalogue has', async () => {
    const filters = await server.ask('GET /api/mpmkt/v1/materials/filters');
    expect(filters.models.map(({ modelId }) => modelId)).toContain('YL01');
    expect(filters.paints).toHaveLength(6);
    expect(filters.paints.every(({ swatch }) => /^#[0-9a-f]{6}$/.test(swatch))).toBe(true);
  });

  it('refuse cursors and kinds that are none', async () => {
    expect((await server.call(MATERIALS, { query: { kind: 'picture', cursor: 'x' } })).name).toBe('BAD_INPUT');
    expect((await server.call(MATERIALS, { query: { kind: 'song' } as never })).name).toBe('BAD_INPUT');
  });
});

describe('downloads', () => {
  const materialId = 'film-light';

  it('count once per person, file and day', async () => {
    const [person, other] = [await server.login(), await server.login()];
    const take = async (token?: string) =>
      (await server.ask(DOWNLOAD, { ...(token ? { token } : {}), body: { materialId } })).downloadCount;
    const first = await take(person.token);
    expect(await take(person.token)).toBe(first);
    expect(await take(other.token)).toBe(first + 1);
    expect(await take()).toBe(first + 1);
    server.clock.advance(DAY_MS);
    expect(await take((await server.login({ mobile: person.mobile })).token)).toBe(first + 2);
    server.clock.advance(3 * DAY_MS);
    await forgetOldDownloads(server.ctx());
    const { items } = await server.ask(MATERIALS, { query: { kind: 'video' } });
    expect(items.find((item) => item.materialId === materialId)?.downloadCount).toBe(first + 2);
  });

  it('refuse what is not there', async () => {
    expect((await server.call(DOWNLOAD, { body: { materialId: 'nothing' } })).name).toBe('NOT_FOUND');
  });
});
