import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { storePictures } from '../upload';
import { askForAgent, closeOwnChat, leaveQueue, rateChat, readChat } from './ask-for-agent';
import { showCard } from './chat-card';
import { closeIdleChats } from './close-idle-chats';
import { seedChats } from './demo';
import { changeDuty, showDuty, stayOnDuty } from './duty';
import { listForDesk, removeAnswer, writeAnswer } from './keep-answers';
import { listChats, listForAgent, showForStaff } from './list-chats';
import { showChat, showUnread } from './present-chat';
import { listOwnMessages, sendMessage } from './send-message';
import { answerChat, closeChat, readAsAgent, releaseChat, takeChat } from './serve-chat';

/** The customer service: answers that come by themselves, a queue for agents, and conversations with them. */
export const chat = defineModule({
  name: 'chat',
  routes: {
    'GET /api/mpaccount/v1/chat': route({ run: showChat }),
    'GET /api/mpaccount/v1/chat/unread': route({ run: showUnread }),
    'GET /api/mpaccount/v1/chat/messages': route({ run: (ctx, { query }) => listOwnMessages(ctx, query) }),
    'GET /api/mpaccount/v1/chat/card': route({ run: (ctx, { query }) => showCard(ctx, query) }),
    'POST /api/mpaccount/v1/chat/send': route({ tx: true, run: (ctx, { body }) => sendMessage(ctx, body) }),
    'POST /api/mpaccount/v1/chat/queue': route({ tx: true, run: askForAgent }),
    'POST /api/mpaccount/v1/chat/queue/leave': route({ tx: true, run: leaveQueue }),
    'POST /api/mpaccount/v1/chat/read': route({ tx: true, run: readChat }),
    'POST /api/mpaccount/v1/chat/close': route({ tx: true, run: (ctx, { body }) => closeOwnChat(ctx, body) }),
    'POST /api/mpaccount/v1/chat/rate': route({ tx: true, run: (ctx, { body }) => rateChat(ctx, body) }),
    'GET /api/mpaccount/v1/staff/chats': route({ run: (ctx, { query }) => listChats(ctx, query) }),
    'GET /api/mpaccount/v1/staff/chat': route({ run: (ctx, { query }) => showForStaff(ctx, query) }),
    'GET /api/mpaccount/v1/staff/chat/messages': route({ run: (ctx, { query }) => listForAgent(ctx, query) }),
    'GET /api/mpaccount/v1/staff/chat/duty': route({ run: showDuty }),
    'POST /api/mpaccount/v1/staff/chat/duty': route({ tx: true, run: (ctx, { body }) => changeDuty(ctx, body) }),
    'POST /api/mpaccount/v1/staff/chat/alive': route({ tx: true, run: stayOnDuty }),
    'POST /api/mpaccount/v1/staff/chat/take': route({ tx: true, run: (ctx, { body }) => takeChat(ctx, body) }),
    'POST /api/mpaccount/v1/staff/chat/pictures': route({
      tx: true,
      run: (ctx, { files }) => storePictures(ctx, {}, files),
    }),
    'POST /api/mpaccount/v1/staff/chat/send': route({ tx: true, run: (ctx, { body }) => answerChat(ctx, body) }),
    'POST /api/mpaccount/v1/staff/chat/read': route({ tx: true, run: (ctx, { body }) => readAsAgent(ctx, body) }),
    'POST /api/mpaccount/v1/staff/chat/release': route({ tx: true, run: (ctx, { body }) => releaseChat(ctx, body) }),
    'POST /api/mpaccount/v1/staff/chat/close': route({ tx: true, run: (ctx, { body }) => closeChat(ctx, body) }),
    'GET /api/mpaccount/v1/staff/chat/answers': route({ run: (ctx, { query }) => listForDesk(ctx, query) }),
    'POST /api/mpaccount/v1/staff/chat/answer': route({ tx: true, run: (ctx, { body }) => writeAnswer(ctx, body) }),
    'POST /api/mpaccount/v1/staff/chat/answer/remove': route({
      tx: true,
      run: (ctx, { body }) => removeAnswer(ctx, body),
    }),
  },
  upkeep: closeIdleChats,
  demo: [{ name: 'chats', since: '2026-11-29', load: seedChats }],
});
