import { CHAT_STARS, CHAT_STATES, CHAT_SUBJECTS, CHAT_TEXT_MOST, CHAT_WRITERS } from '@voltfront/rules/chat/chat';
import { z } from 'zod';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

/** What a conversation is about: a model, a stock car, an own order, or a store. */
const Subject = z.object({
  about: z.enum(CHAT_SUBJECTS),
  /** Id of the model, the car or the store, or number of the order. */
  key: z.string().min(1).max(64),
});

const Card = Subject.extend({
  title: z.string(),
  note: z.string(),
  /** Null: it has none. */
  picture: PicturePath.nullable(),
});

const Text = z.string().trim().min(1).max(CHAT_TEXT_MOST);

/** Made by the client for each message: sending it again under the same one adds nothing. */
const ClientKey = z
  .string()
  .min(8)
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/);

const Message = z.object({
  messageId: Id,
  conversationId: Id,
  clientKey: ClientKey,
  writer: z.enum(CHAT_WRITERS),
  /** Name of the agent; empty for everybody else. */
  name: z.string(),
  avatar: PicturePath.nullable(),
  text: z.string(),
  picture: PicturePath.nullable(),
  card: Card.nullable(),
  sentAt: At,
  /** Whether the other side has seen it. */
  isRead: z.boolean(),
});

const Chat = z.object({
  /** The newest conversation; null: there was none. */
  conversation: z
    .object({
      conversationId: Id,
      state: z.enum(CHAT_STATES),
      /** People before the caller in the queue; null outside of it. */
      ahead: z.int().min(0).nullable(),
      agent: z.object({ name: z.string(), avatar: PicturePath }).nullable(),
      stars: z.int().min(1).max(CHAT_STARS).nullable(),
      canRate: z.boolean(),
    })
    .nullable(),
  /** An agent is on duty now. */
  isOnDuty: z.boolean(),
  /** Questions that are answered at once. */
  questions: z.array(z.object({ answerId: Id, question: z.string() })),
  unread: z.int().min(0),
});

const Ref = z.object({ conversationId: Id });

const Sent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: Text }),
  z.object({ kind: z.literal('picture'), picture: PicturePath }),
  z.object({ kind: z.literal('card'), subject: Subject }),
  z.object({ kind: z.literal('question'), answerId: Id }),
]);

const OfStaff = z.object({
  conversationId: Id,
  accountId: Id,
  nickname: z.string(),
  avatar: PicturePath,
  state: z.enum(CHAT_STATES),
  /** Who has it, or had it last; empty: nobody. */
  agentName: z.string(),
  isOwn: z.boolean(),
  lastText: z.string(),
  lastAt: At,
  queuedAt: At.nullable(),
  /** Messages that no agent has seen. */
  unread: z.int().min(0),
  stars: z.int().nullable(),
});

const Detail = OfStaff.extend({
  mobile: z.string(),
  closedAt: At.nullable(),
  /** What the customer said with the stars; empty: nothing. */
  ratingNote: z.string(),
});

const Answer = z.object({
  answerId: Id,
  question: z.string(),
  keywords: z.array(z.string()),
  answer: z.string(),
  position: z.int(),
  isShown: z.boolean(),
  updatedAt: At,
});

export const chat = defineEndpoints({
  'GET /api/mpaccount/v1/chat': {
    summary:
      'The own conversation with the customer service, whether agents are on duty, and what is answered at once.',
    auth: 'customer',
    reply: Chat,
  },
  'GET /api/mpaccount/v1/chat/unread': {
    summary: 'How many messages of the customer service were not seen yet.',
    auth: 'customer',
    reply: z.object({ count: z.int().min(0) }),
  },
  'GET /api/mpaccount/v1/chat/messages': {
    summary: 'Own messages of all conversations, newest first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(Message),
  },
  'GET /api/mpaccount/v1/chat/card': {
    summary: 'What a card about a model, a stock car, a store or an own order would show. NOT_FOUND.',
    auth: 'customer',
    query: Subject,
    reply: Card,
  },
  'POST /api/mpaccount/v1/chat/send': {
    summary:
      'Sends a text, an uploaded picture, a card, or a listed question. A closed conversation begins anew. The same client key adds nothing. NOT_FOUND for an unknown subject, question or picture.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ clientKey: ClientKey, message: Sent }),
    reply: Message,
  },
  'POST /api/mpaccount/v1/chat/queue': {
    summary: 'Asks for an agent; also when none is on duty. ALREADY_DONE for whom an agent has.',
    auth: 'customer',
    rate: 'write',
    reply: Chat,
  },
  'POST /api/mpaccount/v1/chat/queue/leave': {
    summary: 'Leaves the queue. STATE_CHANGED for whoever does not wait.',
    auth: 'customer',
    rate: 'write',
    reply: Chat,
  },
  'POST /api/mpaccount/v1/chat/read': {
    summary: 'All messages were seen.',
    auth: 'customer',
    rate: 'write',
    reply: Done,
  },
  'POST /api/mpaccount/v1/chat/close': {
    summary: 'Ends the own conversation with an agent. STATE_CHANGED for one that is not with an agent.',
    auth: 'customer',
    rate: 'write',
    body: Ref,
    reply: Chat,
  },
  'POST /api/mpaccount/v1/chat/rate': {
    summary:
      'Rates a closed conversation with an agent, once, within a week. NOT_FOUND, ALREADY_DONE, STATE_CHANGED for one that cannot be rated.',
    auth: 'customer',
    rate: 'write',
    body: Ref.extend({ stars: z.int().min(1).max(CHAT_STARS), note: z.string().trim().max(200).default('') }),
    reply: Chat,
  },
  'GET /api/mpaccount/v1/staff/chats': {
    summary:
      'Conversations in one state: waiting ones in the order in which they came, others by their last message, newest first.',
    auth: 'chats.see',
    query: Paging.extend({ state: z.enum(CHAT_STATES).default('waiting') }),
    reply: pageOf(OfStaff),
  },
  'GET /api/mpaccount/v1/staff/chat': {
    summary: 'A conversation and whose it is. NOT_FOUND.',
    auth: 'chats.see',
    query: Ref,
    reply: Detail,
  },
  'GET /api/mpaccount/v1/staff/chat/messages': {
    summary: 'Messages of the person whose conversation it is, newest first. NOT_FOUND.',
    auth: 'chats.see',
    query: Paging.extend({ conversationId: Id }),
    reply: pageOf(Message),
  },
  'GET /api/mpaccount/v1/staff/chat/duty': {
    summary:
      'Whether the caller is on duty, how many agents are, how many people wait, and how many chats the caller has.',
    auth: 'chats.see',
    reply: z.object({
      isOnDuty: z.boolean(),
      agents: z.int().min(0),
      waiting: z.int().min(0),
      own: z.int().min(0),
    }),
  },
  'POST /api/mpaccount/v1/staff/chat/duty': {
    summary: 'Begins or ends the duty; whoever ends it gives their conversations back to the queue.',
    auth: 'chats.change',
    rate: 'write',
    body: z.object({ isOnDuty: z.boolean() }),
    reply: Done,
  },
  'POST /api/mpaccount/v1/staff/chat/alive': {
    summary: 'The console of an agent on duty is open; changes nothing for others.',
    auth: 'chats.see',
    reply: Done,
  },
  'POST /api/mpaccount/v1/staff/chat/take': {
    summary:
      'Takes a conversation from the queue. NOT_FOUND, STATE_CHANGED when somebody has it, LIMIT_REACHED with ten open ones.',
    auth: 'chats.change',
    rate: 'write',
    body: Ref,
    reply: Done,
  },
  'POST /api/mpaccount/v1/staff/chat/pictures': {
    summary:
      'Uploads pictures to send (field `files`, at most 5 MB each, 9 at once); data is the list of their addresses, which end after some minutes.',
    auth: 'chats.change',
    rate: 'heavy',
    multipart: true,
    body: z.object({}),
    reply: z.array(z.string()),
  },
  'POST /api/mpaccount/v1/staff/chat/send': {
    summary: 'Writes in an own open conversation. NOT_FOUND, STATE_CHANGED for one that the caller does not have.',
    auth: 'chats.change',
    rate: 'write',
    body: Ref.extend({
      clientKey: ClientKey,
      message: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('text'), text: Text }),
        z.object({ kind: z.literal('picture'), picture: PicturePath }),
      ]),
    }),
    reply: Message,
  },
  'POST /api/mpaccount/v1/staff/chat/read': {
    summary: 'The caller has seen the messages of an own conversation; of others nothing changes.',
    auth: 'chats.change',
    rate: 'write',
    body: Ref,
    reply: Done,
  },
  'POST /api/mpaccount/v1/staff/chat/release': {
    summary: 'Gives an own conversation back to the queue, where it keeps its place. NOT_FOUND, STATE_CHANGED.',
    auth: 'chats.change',
    rate: 'write',
    body: Ref,
    reply: Done,
  },
  'POST /api/mpaccount/v1/staff/chat/close': {
    summary: 'Ends an own conversation. NOT_FOUND, STATE_CHANGED.',
    auth: 'chats.change',
    rate: 'write',
    body: Ref,
    reply: Done,
  },
  'GET /api/mpaccount/v1/staff/chat/answers': {
    summary: 'Answers that come by themselves, in their order.',
    auth: 'chats.see',
    query: Paging,
    reply: pageOf(Answer),
  },
  'POST /api/mpaccount/v1/staff/chat/answer': {
    summary:
      'Writes an answer, a new one without an id. NOT_FOUND, LIMIT_REACHED with 100, STATE_CHANGED when somebody else wrote it since it was read.',
    auth: 'chats.change',
    rate: 'write',
    body: z.object({
      answerId: Id.nullable(),
      /** When the answer that was changed here had last been written; null for a new one. */
      seenAt: At.nullable(),
      question: z.string().trim().min(2).max(40),
      keywords: z.array(z.string().trim().min(1).max(20)).max(20),
      answer: Text,
      position: z.int().min(0).max(1000),
      isShown: z.boolean(),
    }),
    reply: Answer,
  },
  'POST /api/mpaccount/v1/staff/chat/answer/remove': {
    summary: 'Removes an answer. NOT_FOUND.',
    auth: 'chats.change',
    rate: 'write',
    body: z.object({ answerId: Id }),
    reply: Done,
  },
  'POST /api/mpaccount/v1/staff/live/ticket': {
    summary: 'A ticket for the live channel of the console, as for the app; good once, for half a minute.',
    auth: 'enterConsole',
    reply: z.object({ path: z.string(), ticket: z.string() }),
  },
});

export type ChatData = z.output<typeof Chat>;
export type ChatCardData = z.output<typeof Card>;
export type ChatMessageData = z.output<typeof Message>;
export type ChatOfStaffData = z.output<typeof OfStaff>;
export type ChatAnswerData = z.output<typeof Answer>;
