import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { defaultLanguage, headers } from '@voltfront/contract/headers';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { AppServices } from '../kernel/context';
import { refuse } from '../kernel/errors';
import { languageOf, renderAll, renderJson } from '../kernel/texts';
import { failed, logRefusal, toRefusal } from './envelope';
import { uploadLimits } from './multipart';
import { protect } from './protection';

type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

/** `true`, `false`, the number of proxies in front of the server, or their addresses. */
function trustProxyOf(text: string): TrustProxy {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text);
  return text.split(',').map((item) => item.trim());
}

/** Timeouts for receiving a request: its headers get a sixth of the total time. */
const timeLimits = (requestTimeout: number) => ({
  requestTimeout,
  http: {
    headersTimeout: Math.ceil(requestTimeout / 6),
    connectionsCheckingInterval: Math.min(5000, Math.ceil(requestTimeout / 4)),
  },
});

/**
 * Closes a connection whose request arrived too slowly or is not valid HTTP, with an error response
 * if the socket is still writable.
 */
function endBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const refusal = refuse(isSlow ? 'REQUEST_TOO_SLOW' : 'BAD_INPUT');
  const body = JSON.stringify(renderAll(failed(refusal), defaultLanguage));
  const head = [
    isSlow ? 'HTTP/1.1 408 Request Timeout' : 'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function measure(server: FastifyInstance, app: AppServices): void {
  server.addHook('onRequest', async (request, response) => {
    response.header('x-request-id', request.id);
    app.metrics.inFlight.inc();
  });
  server.addHook('onResponse', async (request, response) => {
    app.metrics.inFlight.dec();
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      code: String(response.statusCode),
    };
    app.metrics.requests.observe(labels, response.elapsedTime / 1000);
    const level = response.elapsedTime > 1000 ? 'warn' : 'debug';
    app.log[level]({ requestId: request.id, ...labels, ms: Math.round(response.elapsedTime) }, 'answered');
  });
}

/**
 * Translates responses and errors into the language of the request; texts are translated nowhere
 * else.
 */
function speak(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, response, payload, done) => {
    response.header('content-language', languageOf(request.headers[headers.language]));
    done(null, payload);
  });
  server.addHook('onSend', (request, response, payload, done) => {
    const isJson = String(response.getHeader('content-type')).startsWith('application/json');
    if (!isJson || typeof payload !== 'string') return done(null, payload);
    return done(null, renderJson(payload, languageOf(request.headers[headers.language])));
  });
}

/**
 * Creates the HTTP server: request ids, body limits, error envelope, metrics. Routes are added by
 * other functions.
 */
export async function createHttp(app: AppServices, isSettled: () => boolean): Promise<FastifyInstance> {
  const server: FastifyInstance = fastify({
    trustProxy: trustProxyOf(app.config.trustProxy),
    bodyLimit: app.config.bodyLimitKb * 1024,
    ...timeLimits(app.config.requestSeconds * 1000),
    clientErrorHandler: endBrokenRequest,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    // Errors raised before routing, such as a wrongly encoded URL.
    frameworkErrors: (error, request, response) => {
      const refusal = toRefusal(error, request.id);
      (response as FastifyReply)
        .code(refusal.row.status)
        .send(renderAll(failed(refusal), languageOf(request.headers[headers.language])));
    },
  });
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
  await server.register(multipart, {
    limits: { fileSize: uploadLimits.fileBytes, files: uploadLimits.files, fields: 20, fieldSize: 4096 },
  });
  measure(server, app);
  speak(server);
  await protect(server, app.config, isSettled, () => app.webHosts?.() ?? []);
  server.setErrorHandler((error, request, response) => {
    const refusal = toRefusal(error, request.id);
    logRefusal(app.log, refusal, error, { requestId: request.id });
    return response.code(refusal.row.status).send(failed(refusal));
  });
  return server;
}
