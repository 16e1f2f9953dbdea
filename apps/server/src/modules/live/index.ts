import websocket from '@fastify/websocket';
import { SECOND_MS } from '@voltfront/rules/time';
import type { FastifyInstance } from 'fastify';
import { route } from '../../gateway/routes';
import type { ActorCtx, AppServices } from '../../kernel/context';
import { randomToken } from '../../kernel/ids';
import { defineModule } from '../../kernel/module';
import { SESSIONS_ENDED } from '../account';
import { Connections } from './connections';
import { LIVE, type LiveSignal } from './tell-live';

export { tellLive } from './tell-live';

const PATH = '/api/live';
const TICKET_MS = 30 * SECOND_MS;
const PROBE_MS = 30 * SECOND_MS;
/** A ticket is not known, used or too old. */
const NO_TICKET = 4003;
/** Clients say nothing but answers to pings. */
const MOST_BYTES = 64;

const ticketKey = (ticket: string) => `live:${ticket}`;

async function giveTicket({ app, actor }: ActorCtx) {
  const ticket = randomToken();
  await app.cache.set(ticketKey(ticket), actor.accountId, TICKET_MS);
  return { path: PATH, ticket };
}

/** Opens the WebSocket route, and passes signals of all processes on to the connections of this one. */
async function openChannel(server: FastifyInstance, app: AppServices): Promise<void> {
  const connections = new Connections();
  await app.signals.listen(LIVE, {
    heard: (text) => {
      const { accountId, topic } = JSON.parse(text) as LiveSignal;
      connections.tell(accountId, JSON.stringify({ topic }));
    },
    missed: () => connections.tellAll(JSON.stringify({ topic: 'all' })),
  });
  await app.signals.listen(SESSIONS_ENDED, {
    heard: (accountId) => connections.end(accountId),
    missed: () => connections.endAll(),
  });
  await server.register(websocket, { options: { maxPayload: MOST_BYTES } });
  server.get(PATH, { websocket: true }, async (socket, request) => {
    socket.on('error', () => socket.terminate());
    const { ticket } = request.query as { ticket?: unknown };
    const accountId = typeof ticket === 'string' ? await app.cache.take<string>(ticketKey(ticket)) : undefined;
    if (!accountId) return socket.close(NO_TICKET);
    connections.add(accountId, socket, app.clock.now());
    socket.on('pong', () => connections.heard(socket));
    socket.on('close', () => connections.remove(accountId, socket));
    socket.send(JSON.stringify({ topic: 'all' }));
  });
  const probe = setInterval(() => connections.probe(app.clock.now()), PROBE_MS);
  probe.unref();
  server.addHook('onClose', async () => clearInterval(probe));
}

/** The live channel: a WebSocket by which a person's open apps learn that something of theirs changed. */
export const live = defineModule({
  name: 'live',
  routes: {
    'POST /api/mpaccount/v1/live/ticket': route({ run: giveTicket }),
    'POST /api/mpaccount/v1/staff/live/ticket': route({ run: giveTicket }),
  },
  raw: openChannel,
});
