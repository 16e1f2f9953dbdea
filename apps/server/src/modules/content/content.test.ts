import { brand } from '@voltfront/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { points } from '../points';
import { vehicle } from '../vehicle';
import { content, seedContent } from '.';
import { contentSeed } from './demo/content-seed';
import { escapeHtml } from './document-html';

const DOCUMENT = 'GET /api/mpmkt/v1/document' as const;
const BUBBLE = 'GET /api/mpmkt/v1/community/welfareBubble' as const;
const BANNERS = 'GET /api/mpmkt/v1/community/banners' as const;
const YEAR_MS = 366 * 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle, content] });
  await seedContent(server.ctx(), contentSeed(server.clock.now()));
});
afterAll(() => server.close());

describe('documents', () => {
  it('come in their current version with sections', async () => {
    for (const kind of ['privacySummary', 'privacyClause', 'userAgreement'] as const) {
      const document = await server.ask(DOCUMENT, { query: { kind } });
      expect(document.kind).toBe(kind);
      expect(document.sections.length).toBeGreaterThan(3);
      expect(document.effectiveAt).toBeLessThan(server.clock.now());
      expect(JSON.stringify(document)).not.toMatch(/\{\w+\}/);
    }
  });

  it('refuse unknown kinds', async () => {
    expect((await server.call(DOCUMENT, { query: { kind: 'secret' } })).name).toBe('BAD_INPUT');
    expect((await server.call(DOCUMENT)).name).toBe('BAD_INPUT');
  });

  it('are served as plain pages with the brand, without script', async () => {
    for (const path of [brand.documents.privacy, brand.documents.agreement]) {
      const page = await server.app.server.inject({ url: `/${path}` });
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain(brand.company);
      expect(page.body).not.toMatch(/<script|\{\w+\}(?!.*style)/);
    }
  });

  it('are coloured as the address asks, and as the device has it without that', async () => {
    const classOf = async (query: string) => {
      const { body } = await server.app.server.inject({ url: `/${brand.documents.privacy}${query}` });
      return /<html[^>]* class="([^"]*)"/.exec(body)?.[1];
    };
    expect(await classOf('?scheme=dark')).toBe('dark');
    expect(await classOf('?scheme=light')).toBe('light');
    expect(await classOf('')).toBe('system');
    expect(await classOf('?scheme="><script>')).toBe('system');
    expect(await classOf('?scheme=dark&scheme=light')).toBe('system');
  });

  it('escape what could be markup', () => {
    expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  });
});

describe('home', () => {
  it('shows tabs in order and banners inside their window', async () => {
    const tabs = await server.ask('GET /api/mpmkt/v1/community/tabs');
    expect(tabs.map((tab) => tab.key)).toEqual(['recommend', 'aggregated', 'newest', 'selected', 'follow']);
    expect((await server.ask(BANNERS)).length).toBeGreaterThan(2);
    server.clock.advance(YEAR_MS);
    expect(await server.ask(BANNERS)).toEqual([]);
    server.clock.advance(-YEAR_MS);
  });

  it('shows the welfare bubble to visitors and newcomers', async () => {
    const newcomer = await server.login();
    expect((await server.ask(BUBBLE)).bubble).not.toBeNull();
    expect((await server.ask(BUBBLE, { token: newcomer.token })).bubble?.link).toMatch(/^\/pages/);
  });
});
