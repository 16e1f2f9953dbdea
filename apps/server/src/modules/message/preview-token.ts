import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../kernel/context';
import type { Audience } from '../account';

/** How long a preview can be sent to. */
const OPEN_MS = 15 * MINUTE_MS;

/** What was previewed: by whom, whom, and how many they were. */
export interface Preview extends Audience {
  staffId: string;
  count: number;
}

const proofOf = ({ app }: Ctx, text: string): Buffer =>
  createHmac('sha256', app.config.dataSecret).update(`audience:${text}`).digest();

/** Seals a preview, so that what is sent is what was shown. */
export function sealPreview(ctx: Ctx, preview: Preview): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${proofOf(ctx, text).toString('base64url')}`;
}

/** The preview of a token that this server sealed for the caller and whose time is not over; else null. */
export function openPreview(ctx: ActorCtx, token: string): Preview | null {
  const [text = '', sign = ''] = token.split('.');
  const [given, right] = [Buffer.from(sign, 'base64url'), proofOf(ctx, text)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const preview = JSON.parse(Buffer.from(text, 'base64url').toString()) as Preview;
  const isOpen = ctx.now() < preview.until + OPEN_MS && preview.staffId === ctx.actor.accountId;
  return isOpen ? preview : null;
}
