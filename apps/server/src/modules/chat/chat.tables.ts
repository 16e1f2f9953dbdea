import type { ChatCardData } from '@voltfront/contract';
import type { ChatState, ChatWriter } from '@voltfront/rules/chat/chat';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';
import type { KeptTexts } from '../../kernel/texts';

/** Conversations of customers with the customer service. A person has one that is not closed. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    state: text('state').$type<ChatState>().notNull(),
    /** The agent who has it, or had it last. */
    agentId: text('agent_id'),
    /** Place in the queue: since when its customer waits for an agent. */
    queuedAt: moment('queued_at'),
    closedAt: moment('closed_at'),
    /** Messages before this moment were seen by an agent, or answered by themselves. */
    agentReadAt: moment('agent_read_at'),
    /** Messages before this moment were seen by the customer. */
    customerReadAt: moment('customer_read_at'),
    /** Messages that the customer has not seen. */
    unread: integer('unread').notNull(),
    /** Messages that no agent has seen. */
    agentUnread: integer('agent_unread').notNull(),
    /** The last message: its text, or that of its card; empty for a picture. */
    lastText: text('last_text').notNull(),
    lastAt: moment('last_at').notNull(),
    stars: integer('stars'),
    /** What the customer said with the stars; empty: nothing. */
    ratingNote: text('rating_note').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('chat_conversations_id').on(t.id),
    uniqueIndex('chat_conversations_of_person').on(t.accountId).where(sql`${t.state} <> 'closed'`),
    index('chat_conversations_queue').on(t.queuedAt, t.id).where(sql`${t.state} = 'waiting'`),
    index('chat_conversations_by_state').on(t.state, t.lastAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('chat_conversations_of_agent').on(t.agentId).where(sql`${t.state} = 'open'`),
  ],
);

/** What was written in conversations. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    conversationId: text('conversation_id').notNull(),
    /** Made by whoever sent it, so that it is stored once however often it is sent. */
    clientKey: text('client_key').notNull(),
    writer: text('writer').$type<ChatWriter>().notNull(),
    agentId: text('agent_id'),
    text: text('text').notNull(),
    /** References of texts that the shop itself says. */
    texts: jsonb('texts').$type<KeptTexts>(),
    /** Stored path of a picture. */
    picture: text('picture'),
    card: jsonb('card').$type<ChatCardData>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('chat_messages_once').on(t.accountId, t.clientKey),
    index('chat_messages_by_age').on(t.createdAt),
  ],
);

/** Agents who are, or were, on duty. */
export const chatDuties = pgTable('chat_duties', {
  accountId: text('account_id').primaryKey(),
  isOnDuty: boolean('is_on_duty').notNull(),
  /** When their console was last heard of. */
  seenAt: moment('seen_at').notNull(),
});

/** Answers that come by themselves. */
export const chatAnswers = pgTable('chat_answers', {
  id: idColumn(),
  question: text('question').notNull(),
  keywords: jsonb('keywords').$type<string[]>().notNull(),
  answer: text('answer').notNull(),
  position: integer('position').notNull(),
  isShown: boolean('is_shown').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

personal(chatConversations, {
  owner: chatConversations.accountId,
  exported: {
    title: '客服会话',
    columns: pick(chatConversations, ...(['state', 'stars', 'ratingNote', 'createdAt', 'closedAt'] as const)),
    newest: chatConversations.createdAt,
  },
  erased: { delete: true },
});
personal(chatMessages, {
  owner: chatMessages.accountId,
  exported: {
    title: '客服消息',
    columns: pick(chatMessages, ...(['writer', 'text', 'picture', 'createdAt'] as const)),
    newest: chatMessages.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'chat', since: chatMessages.createdAt }],
});
personal(chatDuties, {
  owner: chatDuties.accountId,
  exported: { title: '客服值班', columns: pick(chatDuties, 'isOnDuty', 'seenAt') },
  erased: { delete: true },
});
notPersonal('answers of the customer service', chatAnswers);
