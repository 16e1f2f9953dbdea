import type { ArticleBlockData } from '@voltfront/contract';
import { guardOf } from '../../kernel/account-guard';
import { type Ctx, withTransaction } from '../../kernel/context';
import type { EventMap } from '../../kernel/jobs';
import { putArticle } from '../community';
import { earnFrom } from '../points';
import { copyToPublic, keepPublic, type PublicPicture } from '../upload';
import { tellDecision } from './decide-writing';
import { writingStates } from './move-writing';
import { findWriting, lockWriting, type WritingRow } from './writing.repository';

const SUMMARY_LENGTH = 60;

/** The text as blocks: its paragraphs, then all pictures but the cover, which stands above. */
export function blocksOf(text: string, pictures: readonly PublicPicture[]): ArticleBlockData[] {
  const paragraphs = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return [
    ...paragraphs.map((line) => ({ kind: 'paragraph' as const, text: line })),
    ...pictures.map(({ path: src, aspect }) => ({ kind: 'picture' as const, src, aspect, caption: null })),
  ];
}

function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SUMMARY_LENGTH ? `${line.slice(0, SUMMARY_LENGTH)}…` : line;
}

async function store(ctx: Ctx, row: WritingRow, pictures: readonly PublicPicture[]): Promise<void> {
  const { id, accountId, title, text, topic, modelId, place } = row;
  const [cover, ...others] = pictures;
  if (!cover) return;
  const paths = pictures.map(({ path }) => path);
  await keepPublic(ctx, accountId, paths);
  const shown = { id, title, topic, modelId, place, cover: cover.path, summary: summaryOf(text) };
  await putArticle(ctx, { ...shown, accountId, blocks: blocksOf(text, others) });
  const { booked } = await earnFrom(ctx, { accountId, code: 'articleAccepted', ref: id });
  const changes = { publicPictures: paths };
  const after = await writingStates.move(ctx, row, 'publish', { who: 'system', changes });
  await tellDecision(ctx, after, 'published', booked);
}

/**
 * Publishes an approved article: its pictures are copied for everybody first, outside of a transaction. May run twice;
 * copies that nothing refers to are removed after a day.
 */
export async function publishWriting(ctx: Ctx, { writingId }: EventMap['WritingApproved']): Promise<void> {
  const read = await findWriting(ctx.db, writingId);
  if (read?.state !== 'publishing') return;
  const pictures = await copyToPublic(ctx, read.accountId, read.pictures);
  await withTransaction(ctx, async (tx) => {
    if (!(await guardOf(tx).holdAccount(tx.db, read.accountId))) return;
    const row = await lockWriting(tx.db, writingId);
    if (row?.state === 'publishing') await store(tx, row, pictures);
  });
}
