import { DAY_MS, MINUTE_MS } from '../time';

/**
 * Where a conversation with the customer service stands. `answering`: answers come by themselves; `waiting`: in the queue for
 * an agent; `open`: an agent has it.
 */
export const CHAT_STATES = ['answering', 'waiting', 'open', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** Who wrote a message: `auto` is an answer that comes by itself, `notice` a line about the conversation. */
export const CHAT_WRITERS = ['customer', 'agent', 'auto', 'notice'] as const;
export type ChatWriter = (typeof CHAT_WRITERS)[number];

/** What a card in a conversation can be about. */
export const CHAT_SUBJECTS = ['model', 'car', 'order', 'store'] as const;
export type ChatSubject = (typeof CHAT_SUBJECTS)[number];

/** Most characters of a message. */
export const CHAT_TEXT_MOST = 500;
/** Most conversations that an agent has at the same time. */
export const CHATS_PER_AGENT = 10;
/** An agent whose console was not heard of for so long (ms) is not on duty. */
export const DUTY_MS = 2 * MINUTE_MS;
/** A conversation in which nobody wrote for so long (ms) is closed. */
export const CHAT_IDLE_MS = DAY_MS;
/** A closed conversation can be rated for so long (ms). */
export const RATING_MS = 7 * DAY_MS;
/** Most stars of a rating. */
export const CHAT_STARS = 5;
/** Hours in which agents are on duty as a rule, Shanghai time. */
export const SERVICE_HOURS = { from: 9, until: 21 };
/** Messages further apart than this (ms) have their time between them. */
const TIME_GAP_MS = 5 * MINUTE_MS;

/** An answer that comes by itself. */
export interface ChatAnswer {
  question: string;
  /** Words of which one has to be in what was asked. */
  keywords: readonly string[];
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]/gu, '');

/** How well an answer fits: the number of characters of its keywords that were said; the question itself fits best. */
function fitOf(asked: string, { question, keywords }: ChatAnswer): number {
  if (asked === plain(question)) return Number.POSITIVE_INFINITY;
  return keywords
    .map(plain)
    .filter((word) => word !== '' && asked.includes(word))
    .reduce((sum, word) => sum + word.length, 0);
}

/**
 * The answer that fits what was asked best: the one of which the most was said, of equals the first. Null when none does.
 *
 * @example bestAnswer('充电桩怎么安装？', [{ question: '家充桩', keywords: ['充电桩', '安装'] }]) // that one
 */
export function bestAnswer<A extends ChatAnswer>(text: string, answers: readonly A[]): A | null {
  const asked = plain(text);
  let best: { answer: A; fit: number } | null = null;
  for (const answer of answers) {
    const fit = fitOf(asked, answer);
    if (fit > (best?.fit ?? 0)) best = { answer, fit };
  }
  return best?.answer ?? null;
}

/** Whether the time of a message is shown above it: it is the first one, or came some minutes after the one before. */
export const hasTimeAbove = (at: number, before: number | null): boolean =>
  before === null || at - before >= TIME_GAP_MS;

/** Whether a closed conversation can still be rated. */
export const isRatable = (closedAt: number | null, stars: number | null, now: number): boolean =>
  closedAt !== null && stars === null && now < closedAt + RATING_MS;

/** Minutes that somebody with so many people before them may wait, in steps of two. */
export const waitMinutes = (ahead: number): number => (ahead + 1) * 2;

/** Messages are kept for so long (ms). */
export const CHAT_KEPT_MS = 3 * 365 * DAY_MS;
