import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type AppServices, systemContext } from '../../../kernel/context';
import { assetsFolder } from '../../../kernel/paths';
import { deskPage, REJECTION_REASONS, unknownDesk } from './desk-page';
import { actAtDesk } from './lender-desk';
import { type CaseRow, findCase } from './lender-desk.repository';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

const Act = z.discriminatedUnion('action', [
  z.object({ action: z.literal('submit'), key: z.string() }),
  z.object({ action: z.literal('approve'), key: z.string() }),
  z.object({ action: z.literal('approveLess'), key: z.string() }),
  z.object({ action: z.literal('reject'), key: z.string(), reason: z.enum(REJECTION_REASONS) }),
]);

function isKey(row: CaseRow | undefined, key: unknown): row is CaseRow {
  if (!row || typeof key !== 'string') return false;
  const right = Buffer.from(row.accessKey);
  const given = Buffer.from(key);
  return right.length === given.length && timingSafeEqual(right, given);
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  const headers = {
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}

interface Params {
  Params: { applicationNo: string };
  Querystring: { key?: string };
}

/**
 * The simulated lender's website: the page, its actions and its script. It uses the cashier's style
 * sheet.
 */
export function deskRoutes(server: FastifyInstance, app: AppServices): void {
  const script = readFileSync(join(assetsFolder, 'sandbox', 'lender.js'), 'utf8');
  server.get('/sandbox/lender.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300').send(script),
  );
  server.get<Params>('/sandbox/lender/:applicationNo', async (request, reply) => {
    const row = await findCase(app.database.db, request.params.applicationNo);
    return isKey(row, request.query.key) ? sendPage(reply, 200, deskPage(row)) : sendPage(reply, 404, unknownDesk);
  });
  server.post<Params>('/sandbox/lender/:applicationNo/act', async (request, reply) => {
    const ctx = systemContext(app, undefined, request.id);
    const act = Act.safeParse(request.body);
    const row = await findCase(ctx.db, request.params.applicationNo);
    if (!act.success || !isKey(row, act.data.key)) return reply.code(404).send({ state: 'unknown' });
    await actAtDesk(ctx, row, act.data);
    const { state, reason, approvedFen } = (await findCase(ctx.db, row.applicationNo)) ?? row;
    return reply.send({ state, reason, approvedFen });
  });
}
