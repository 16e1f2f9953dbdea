import { brand } from '@voltfront/brand';
import type { Ctx } from '../../kernel/context';
import { type EventRows, selectEventText, updateEventShown, upsertEventText } from './event-text.repository';

/** The text of an activity or a vote: paragraphs with an empty line between them; null keeps those that there are. */
type EventText = Omit<EventRows, 'blocks'> & { text: string | null };

const blocksOf = (text: string): NonNullable<EventRows['blocks']> =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph }));

/** The cover of an activity or a vote and its paragraphs; empty without a text. */
export const findEventText = (ctx: Ctx, id: string): Promise<{ cover: string; text: string }> =>
  selectEventText(ctx.db, id);

/** Writes the text of an activity or a vote, new ones as drafts, and what its card says where it has one. */
export function saveEventText(ctx: Ctx, { text, ...event }: EventText): Promise<void> {
  const blocks = text === null ? null : blocksOf(text);
  return upsertEventText(ctx.db, { ...event, blocks }, brand.name, ctx.now());
}

/** Shows an activity or a vote to customers with a card in the feed, or takes both away. */
export const showEventText = (
  ctx: Ctx,
  event: Omit<EventText, 'text' | 'cover' | 'page'>,
  isVisible: boolean,
): Promise<void> => updateEventShown(ctx.db, event, isVisible, ctx.now());
