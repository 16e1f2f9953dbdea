import type { BodyOf } from '@voltfront/contract';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { insertAnswers } from './chat-answer.repository';

export const CHAT = 'GET /api/mpaccount/v1/chat' as const;
export const UNREAD = 'GET /api/mpaccount/v1/chat/unread' as const;
export const MESSAGES = 'GET /api/mpaccount/v1/chat/messages' as const;
export const CARD = 'GET /api/mpaccount/v1/chat/card' as const;
export const SEND = 'POST /api/mpaccount/v1/chat/send' as const;
export const QUEUE = 'POST /api/mpaccount/v1/chat/queue' as const;
export const LEAVE = 'POST /api/mpaccount/v1/chat/queue/leave' as const;
export const READ = 'POST /api/mpaccount/v1/chat/read' as const;
export const CLOSE = 'POST /api/mpaccount/v1/chat/close' as const;
export const RATE = 'POST /api/mpaccount/v1/chat/rate' as const;
export const CHATS = 'GET /api/mpaccount/v1/staff/chats' as const;
export const DETAIL = 'GET /api/mpaccount/v1/staff/chat' as const;
export const OF_PERSON = 'GET /api/mpaccount/v1/staff/chat/messages' as const;
export const DUTY = 'GET /api/mpaccount/v1/staff/chat/duty' as const;
export const SET_DUTY = 'POST /api/mpaccount/v1/staff/chat/duty' as const;
export const ALIVE = 'POST /api/mpaccount/v1/staff/chat/alive' as const;
export const TAKE = 'POST /api/mpaccount/v1/staff/chat/take' as const;
export const ANSWER = 'POST /api/mpaccount/v1/staff/chat/send' as const;
export const SEEN = 'POST /api/mpaccount/v1/staff/chat/read' as const;
export const RELEASE = 'POST /api/mpaccount/v1/staff/chat/release' as const;
export const END = 'POST /api/mpaccount/v1/staff/chat/close' as const;

type Message = BodyOf<typeof SEND>['message'];

let keys = 0;
/** A client key that nobody used. */
export const nextKey = (): string => `client-key-${++keys}`;

const ANSWERS = [
  { id: 'answer-drive', question: '如何试驾？', keywords: ['试驾'], answer: '在“我的”预约试驾。' },
  { id: 'answer-hidden', question: '内部问题', keywords: ['内部'], answer: '不公开', isShown: false },
];

/** A server with two answers, of which one is shown, and steps of customers and agents. */
export class ChatDesk {
  private constructor(
    readonly server: TestServer,
    readonly agent: TestPerson,
  ) {}

  static async open(): Promise<ChatDesk> {
    const config = { databaseLockTimeoutMs: 25_000, rateWritePerMinute: 100_000, ratePersonPerMinute: 100_000 };
    const server = await createTestServer({ config });
    const now = server.clock.now();
    await server.database.transaction((db) =>
      insertAnswers(
        db,
        ANSWERS.map((row, position) => ({ isShown: true, ...row, position, createdAt: now, updatedAt: now })),
      ),
    );
    return new ChatDesk(server, await server.login({ roles: ['agent'] }));
  }

  send = ({ token }: TestPerson, message: Message, clientKey = nextKey()) =>
    this.server.call(SEND, { token, body: { clientKey, message } });
  say = (person: TestPerson, text: string, clientKey?: string) => this.send(person, { kind: 'text', text }, clientKey);
  state = ({ token }: TestPerson) => this.server.ask(CHAT, { token });
  queue = ({ token }: TestPerson) => this.server.call(QUEUE, { token });
  unread = async ({ token }: TestPerson) => (await this.server.ask(UNREAD, { token })).count;

  /** What a person reads, oldest first: who wrote, and what. */
  async history({ token }: TestPerson): Promise<string[]> {
    const { items } = await this.server.ask(MESSAGES, { token, query: { size: 50 } });
    return items.reverse().map(({ writer, text }) => `${writer}: ${text}`);
  }

  /** A person in the queue. @returns their conversation */
  async waiting(person: TestPerson): Promise<string> {
    await this.say(person, '你好');
    const { data } = await this.queue(person);
    return data.conversation?.conversationId ?? '';
  }

  duty = (isOnDuty: boolean, { token } = this.agent) => this.server.call(SET_DUTY, { token, body: { isOnDuty } });
  showDuty = ({ token } = this.agent) => this.server.ask(DUTY, { token });
  take = (conversationId: string, { token } = this.agent) =>
    this.server.call(TAKE, { token, body: { conversationId } });
  answer = (conversationId: string, text: string, { token } = this.agent, clientKey = nextKey()) =>
    this.server.call(ANSWER, { token, body: { conversationId, clientKey, message: { kind: 'text', text } } });
  end = (conversationId: string, { token } = this.agent) => this.server.call(END, { token, body: { conversationId } });
  seen = (conversationId: string, { token } = this.agent) =>
    this.server.call(SEEN, { token, body: { conversationId } });
  detail = (conversationId: string, { token } = this.agent) =>
    this.server.ask(DETAIL, { token, query: { conversationId } });

  /** A person whom the agent on duty has. @returns their conversation */
  async served(person: TestPerson): Promise<string> {
    await this.duty(true);
    const id = await this.waiting(person);
    await this.take(id);
    return id;
  }
}
