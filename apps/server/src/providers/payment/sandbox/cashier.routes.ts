import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@voltfront/brand';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type AppServices, systemContext } from '../../../kernel/context';
import { assetsFolder } from '../../../kernel/paths';
import { cashierPage, FAILURE_REASONS, unknownPage } from './cashier-page';
import { actAtCashier, closeOverdue } from './sandbox-bank';
import { type BankRow, findPayment } from './sandbox-bank.repository';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

const Act = z.discriminatedUnion('action', [
  z.object({ action: z.literal('pay'), key: z.string() }),
  z.object({ action: z.literal('late'), key: z.string() }),
  z.object({ action: z.literal('fail'), key: z.string(), reason: z.enum(FAILURE_REASONS) }),
]);

function isKey(row: BankRow | undefined, key: unknown): row is BankRow {
  if (!row || typeof key !== 'string') return false;
  const right = Buffer.from(row.accessKey);
  const given = Buffer.from(key);
  return right.length === given.length && timingSafeEqual(right, given);
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The brand's colours, in front of the style sheet. */
const COLOURS = `:root{--accent:${brand.colours.accent};--accent-text:${brand.colours.accentText}}\n`;

const assetText = (name: string) => readFileSync(join(assetsFolder, 'sandbox', name), 'utf8');

function serveText(server: FastifyInstance, path: string, type: string, text: string): void {
  server.get(path, (_request, reply) => reply.type(type).header('cache-control', 'public, max-age=300').send(text));
}

interface Params {
  Params: { paymentNo: string };
  Querystring: { key?: string };
}

/** The sandbox's cashier: its page, the customer's actions on it, its script and style sheet. */
export function cashierRoutes(server: FastifyInstance, app: AppServices, noticeDelayMs: number): void {
  serveText(server, '/sandbox/cashier.css', 'text/css; charset=utf-8', COLOURS + assetText('cashier.css'));
  serveText(server, '/sandbox/cashier.js', 'text/javascript; charset=utf-8', assetText('cashier.js'));
  server.get<Params>('/sandbox/cashier/:paymentNo', async (request, reply) => {
    const ctx = systemContext(app, undefined, request.id);
    const known = await findPayment(ctx.db, request.params.paymentNo);
    if (!isKey(known, request.query.key)) return sendPage(reply, 404, unknownPage);
    const row = (await closeOverdue(ctx, known.paymentNo)) ?? known;
    return sendPage(reply, 200, cashierPage(row, ctx.now()));
  });
  server.post<Params>('/sandbox/cashier/:paymentNo/act', async (request, reply) => {
    const ctx = systemContext(app, undefined, request.id);
    const act = Act.safeParse(request.body);
    const row = await findPayment(ctx.db, request.params.paymentNo);
    if (!act.success || !isKey(row, act.data.key)) return reply.code(404).send({ state: 'unknown', reason: null });
    const acted = await actAtCashier(ctx, row.paymentNo, act.data, noticeDelayMs);
    const after = acted ?? (await closeOverdue(ctx, row.paymentNo)) ?? row;
    return reply.send({ state: after.state, reason: after.reason });
  });
}
