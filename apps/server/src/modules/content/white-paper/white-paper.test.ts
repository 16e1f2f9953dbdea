import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing';
import { account } from '../../account';
import { points } from '../../points';
import { vehicle } from '../../vehicle';
import { content } from '..';
import { loadWhitePapers } from '../demo/white-papers';

const LIST = 'GET /api/mpmkt/v1/whitePapers' as const;
const PAPER = 'GET /api/mpmkt/v1/whitePaper' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle, content] });
  await server.database.transaction((db) => loadWhitePapers({ ...server.ctx(), db }));
});
afterAll(() => server.close());

describe('white papers', () => {
  it('lists the newest published edition of each, in order', async () => {
    const papers = await server.ask(LIST);
    expect(papers.map(({ paperId }) => paperId)).toEqual(['battery-3', 'driving-1', 'privacy-1']);
    expect(papers[0]).toMatchObject({ edition: '第三版', chapterCount: 3 });
  });

  it('shows one with its chapters, and counts views', async () => {
    const first = await server.ask(PAPER, { query: { paperId: 'driving-1' } });
    expect(first.chapters.map(({ chapterId }) => chapterId)).toEqual(['sensors', 'limits', 'tests']);
    expect(first.newest).toBeNull();
    const again = await server.ask(PAPER, { query: { paperId: 'driving-1' } });
    expect(again.viewCount).toBe(first.viewCount + 1);
  });

  it('leads from an older edition to the newest', async () => {
    const old = await server.ask(PAPER, { query: { paperId: 'battery-2' } });
    expect(old.newest).toEqual({ paperId: 'battery-3', edition: '第三版' });
  });

  it('has none that is unknown or not published', async () => {
    for (const paperId of ['none', 'charging-1']) {
      expect((await server.call(PAPER, { query: { paperId } })).code).toBe('4040001');
    }
    expect((await server.call(PAPER, { query: { paperId: '../x' } })).code).toBe('4000001');
  });

  it('gives the file that it states, with all of the text', async () => {
    const paper = await server.ask(PAPER, { query: { paperId: 'battery-3' } });
    const file = await server.app.server.inject({ method: 'GET', url: paper.file });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.length).toBe(paper.sizeBytes);
    const path = join(mkdtempSync(join(tmpdir(), 'paper-')), 'paper.pdf');
    writeFileSync(path, file.rawPayload);
    const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(/\s/g, '');
    for (const words of ['电池安全白皮书', '第三版', '蜂窝结构', '停车监测', '更换不收费'])
      expect(text).toContain(words);
    expect(paper.pageCount).toBeGreaterThan(3);
  });

  it('has no file of a paper that cannot be read', async () => {
    for (const name of ['none.pdf', 'charging-1.pdf', 'battery-3', '..%2Fx.pdf']) {
      const { statusCode } = await server.app.server.inject({ method: 'GET', url: `/assets/white-papers/${name}` });
      expect(statusCode).toBe(404);
    }
  });
});
