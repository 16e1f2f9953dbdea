import { HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { newId } from '../../../kernel/ids';
import { findPeople } from '../../account';
import { insertAnswers } from '../chat-answer.repository';
import { showCard } from '../chat-card';
import { insertMessages, type MessageRow } from '../chat-message.repository';
import { type ConversationRow, insertConversation } from '../conversation.repository';
import { ANSWERS } from './answers';
import { type Line, REPLIES, STORIES, STORY } from './conversations';

const AGENT = 'person-agent';
/** Between two messages of a demo conversation. */
const STEP_MS = 40_000;

interface Story {
  accountId: string;
  state: ConversationRow['state'];
  lines: readonly Line[];
  /** How long ago it began (ms). */
  agoMs: number;
  stars?: number;
  note?: string;
  /** Messages at its end that the customer has not seen. */
  unread?: number;
}

async function messageOf(ctx: Ctx, story: ConversationRow, line: Line, createdAt: number): Promise<MessageRow> {
  const { accountId, id: conversationId } = story;
  const id = newId(createdAt);
  const base = { accountId, conversationId, id, clientKey: id, createdAt, agentId: null, picture: null, card: null };
  if (line[0] === 'card') {
    const actor = { accountId, sessionId: '', roles: [] };
    const card = await showCard({ ...ctx, actor } as ActorCtx, { about: line[1], key: line[2] });
    return { ...base, writer: 'customer', text: '', card };
  }
  const [by, text] = line;
  if (by === 'a') return { ...base, writer: 'agent', agentId: AGENT, text };
  return { ...base, writer: by === 'c' ? 'customer' : 'auto', text };
}

/** A conversation with its messages, a minute apart. */
async function addStory(ctx: Ctx, story: Story): Promise<void> {
  const { accountId, state, lines, agoMs, stars = null, note = '', unread = 0 } = story;
  const begunAt = ctx.now() - agoMs;
  const lastAt = begunAt + lines.length * STEP_MS;
  const hasAgent = state === 'open' || lines.some(([by]) => by === 'a');
  const [last] = lines.slice(-1);
  const row: ConversationRow = {
    ...{ accountId, id: newId(begunAt), state, agentId: hasAgent ? AGENT : null },
    ...{ queuedAt: state === 'waiting' || hasAgent ? begunAt : null, closedAt: state === 'closed' ? lastAt : null },
    ...{ agentReadAt: state === 'waiting' ? null : lastAt, customerReadAt: unread > 0 ? begunAt : lastAt, unread },
    agentUnread: state === 'waiting' ? lines.filter(([by]) => by === 'c').length : 0,
    lastText: last && last[0] !== 'card' ? last[1] : '',
    ...{ lastAt, stars, ratingNote: note, createdAt: begunAt, updatedAt: lastAt },
  };
  if (!(await insertConversation(ctx.db, row))) return;
  const messages: MessageRow[] = [];
  for (const [index, line] of lines.entries())
    messages.push(await messageOf(ctx, row, line, begunAt + (index + 1) * STEP_MS));
  await insertMessages(ctx.db, messages);
}

const guest = (index: number): string => `person-guest-${String(index + 1).padStart(2, '0')}`;
const storyOf = (index: number): readonly Line[] => STORIES[index % STORIES.length] ?? [];
const replied = (index: number): readonly Line[] => [...storyOf(index), ['a', REPLIES[index % REPLIES.length] ?? '']];

/** Conversations of the people whose pages are shown, a queue, some that the agent has, and some that ended. */
function stories(): Story[] {
  const own: Story[] = [
    {
      accountId: 'person-orders',
      state: 'closed',
      lines: STORY,
      agoMs: 75 * HOUR_MS,
      stars: 5,
      note: '回复很快，讲得清楚',
    },
    { accountId: 'person-collector', state: 'open', lines: replied(1), agoMs: 20 * MINUTE_MS, unread: 1 },
    { accountId: 'person-owner', state: 'closed', lines: replied(3), agoMs: 30 * HOUR_MS },
  ];
  const waiting = Array.from({ length: 14 }, (_, index) => {
    const agoMs = (60 - index * 4) * MINUTE_MS;
    return { accountId: guest(index), state: 'waiting' as const, lines: storyOf(index), agoMs };
  });
  const open = Array.from({ length: 3 }, (_, index) => {
    const agoMs = (30 - index * 8) * MINUTE_MS;
    return { accountId: guest(index + 14), state: 'open' as const, lines: replied(index), agoMs };
  });
  const ended = Array.from({ length: 40 }, (_, index) => {
    const base = { accountId: guest(index + 17), state: 'closed' as const, lines: replied(index) };
    const agoMs = (5 + index * 3) * HOUR_MS;
    return index % 3 === 2 ? { ...base, agoMs } : { ...base, agoMs, stars: 5 - (index % 4 === 3 ? 2 : index % 2) };
  });
  return [...own, ...waiting, ...open, ...ended];
}

/** Answers that come by themselves, and conversations in every state. */
export async function seedChats(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await insertAnswers(
    ctx.db,
    fillDeep(ANSWERS).map(([question, keywords, answer], position) => ({
      ...{ id: `answer-${position + 1}`, question, keywords: [...keywords], answer, position, isShown: true },
      ...{ createdAt: now, updatedAt: now },
    })),
  );
  const all = stories();
  const people = await findPeople(
    ctx,
    all.map(({ accountId }) => accountId),
  );
  for (const story of all) if (people.has(story.accountId)) await addStory(ctx, story);
}
