import { brand } from '@voltfront/brand';
import { formatDate } from '@voltfront/rules/format/date';
import { Paper } from '../../../kernel/paper';
import type { PaperRow } from './white-paper.repository';

/** A white paper as a file. */
export interface PaperFile {
  body: Buffer;
  pageCount: number;
}

/** Address of the file: `/assets/white-papers/battery-3.pdf`. */
export const WHITE_PAPER_PATH = '/assets/white-papers/';

type Chapter = PaperRow['chapters'][number];

async function drawChapter(paper: Paper, { title, facts, blocks }: Chapter): Promise<void> {
  paper.newPage();
  paper.title(title);
  paper.space(8);
  if (facts.length > 0) paper.figures(facts);
  for (const block of blocks) {
    if (block.kind === 'heading') paper.heading(block.text);
    else if (block.kind === 'paragraph') paper.paragraph(block.text);
    else if (block.kind === 'quote') paper.lead(block.text);
    else if (block.kind === 'picture') {
      await paper.picture(block.src, block.aspect);
      if (block.caption) paper.paragraph(block.caption);
    }
  }
}

async function draw({ title, edition, publishedAt, cover, summary, chapters }: PaperRow): Promise<PaperFile> {
  const paper = new Paper(`${title} ${edition}`, publishedAt);
  await paper.picture(cover, 4 / 3);
  paper.title(title);
  paper.lead(`${edition} · ${formatDate(publishedAt)}`);
  paper.paragraph(summary);
  paper.heading('目录');
  for (const [index, chapter] of chapters.entries()) paper.row(`${index + 1}　${chapter.title}`, '');
  for (const chapter of chapters) await drawChapter(paper, chapter);
  paper.space(16);
  paper.ensure(60);
  paper.paragraph(`${brand.company}　客服电话 ${brand.phone}`);
  const { pageCount } = paper;
  return { pageCount, body: await paper.finish() };
}

/** Most files kept in memory. */
const MOST_KEPT = 20;

/** Files by paper; one of an older text is drawn anew. */
const drawn = new Map<string, { text: string; file: Promise<PaperFile> }>();

/** The paper as a PDF file, drawn once for its text. */
export function fileOfPaper(row: PaperRow): Promise<PaperFile> {
  const text = JSON.stringify([row.title, row.edition, row.publishedAt, row.cover, row.summary, row.chapters]);
  const known = drawn.get(row.paperId);
  if (known?.text === text) return known.file;
  const file = draw(row);
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size >= MOST_KEPT) drawn.delete(oldest);
  drawn.set(row.paperId, { text, file });
  file.catch(() => drawn.delete(row.paperId));
  return file;
}
