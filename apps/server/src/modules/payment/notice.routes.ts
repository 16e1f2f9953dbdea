import type { FastifyInstance } from 'fastify';
import { type AppServices, systemContext } from '../../kernel/context';
import { noticePath } from '../../providers/payment/notice-url';
import { receiveNotice } from './receive-notice';

/** Largest accepted notice, in bytes. */
const BODY_LIMIT = 64 * 1024;

/**
 * `POST /api/mporder/v1/pay/notify/{method}`: receives the providers' notices. Not part of the
 * contract, because clients do not call it and each provider signs in its own way. The raw body is
 * kept, because the signature covers its bytes.
 */
export async function noticeRoutes(server: FastifyInstance, app: AppServices): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    for (const provider of app.payment.all) {
      scope.post(noticePath(provider.method), async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const ctx = systemContext(app, undefined, request.id);
        const answer = await receiveNotice(ctx, provider, { headers: request.headers, rawBody });
        return reply.code(answer.status).type(answer.contentType).send(answer.body);
      });
    }
  });
}
