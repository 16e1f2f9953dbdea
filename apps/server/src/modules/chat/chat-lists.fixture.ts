import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Yard } from '../stock/stock.fixture';
import { nextKey, SEND } from './chat.fixture';

/** A message of a person in their conversation. */
async function written(yard: () => Yard) {
  const { server } = yard();
  const person = await server.login();
  const message = { kind: 'text' as const, text: '你好' };
  const { messageId, conversationId } = await server.ask(SEND, {
    token: person.token,
    body: { clientKey: nextKey(), message },
  });
  const changes = ({ id, at }: { id: string; at: number }) => ({ client_key: id, created_at: iso(at) });
  return {
    server,
    person,
    conversationId,
    source: { table: 'chat_messages', column: 'id', value: messageId, changes },
  };
}

/** Cases of the lists of the customer service. */
export const chatLists = (yard: () => Yard): ListCase[] => [
  {
    key: 'GET /api/mpaccount/v1/chat/messages',
    id: 'messageId',
    isPersonal: true,
    async fill() {
      const { server, person, source } = await written(yard);
      await server.database.executeSql(`delete from chat_messages where account_id = $1 and id <> $2`, [
        person.accountId,
        source.value,
      ]);
      return copiesOf(server, person, {}, source);
    },
  },
  {
    key: 'GET /api/mpaccount/v1/staff/chat/messages',
    id: 'messageId',
    isPersonal: false,
    readers: { roles: ['agent'] },
    async fill() {
      const { server, person, source, conversationId } = await written(yard);
      await server.database.executeSql(`delete from chat_messages where account_id = $1 and id <> $2`, [
        person.accountId,
        source.value,
      ]);
      return copiesOf(server, await server.login({ roles: ['agent'] }), { conversationId }, source);
    },
  },
  {
    key: 'GET /api/mpaccount/v1/staff/chats',
    id: 'conversationId',
    otherQuery: { state: 'waiting' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['agent'] },
    async fill() {
      const { server, conversationId: value } = await written(yard);
      await server.database.executeSql(`update chat_conversations set state = 'closed' where id = $1`, [value]);
      const changes = ({ at }: { at: number }) => ({ last_at: iso(at) });
      const agent = await server.login({ roles: ['agent'] });
      return copiesOf(
        server,
        agent,
        { state: 'closed' },
        { table: 'chat_conversations', column: 'id', value, changes },
      );
    },
  },
  {
    key: 'GET /api/mpaccount/v1/staff/chat/answers',
    id: 'answerId',
    isPersonal: false,
    readers: { roles: ['agent'] },
    async fill() {
      const { server } = yard();
      await server.database.executeSql(
        `insert into chat_answers values ('list-answer', 'q', '[]', 'a', 0, true, now(), now())`,
      );
      const agent = await server.login({ roles: ['agent'] });
      const changes = ({ step }: { step: number }) => ({ position: step });
      return copiesOf(server, agent, {}, { table: 'chat_answers', column: 'id', value: 'list-answer', changes });
    },
  },
];
