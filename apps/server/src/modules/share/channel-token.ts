import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { findOpenLink } from './find-open-link';
import type { LinkChannelName } from './short-link.tables';

/** How long a form attributes a person to a channel. */
const VALID_MS = 30 * DAY_MS;

/** Proof of the channel that a person came through. */
export interface ChannelProof {
  channel: LinkChannelName;
  /** The short link. */
  token: string;
}

const sealOf = (ctx: Ctx, text: string) =>
  createHmac('sha256', ctx.app.config.dataSecret).update(`channel:${text}`).digest('base64url');

/**
 * A signed proof of a link's channel; none for links without one. @throws NOT_FOUND, TOO_FREQUENT
 */
export async function giveChannelToken(
  ctx: Ctx,
  token: string,
): Promise<ReplyOf<'POST /{product}-mp-integral/v1/recommend/channelToken'>> {
  const { channel } = await findOpenLink(ctx, token);
  const expiresAt = ctx.now() + VALID_MS;
  if (channel === null) return { channel, channelToken: null, expiresAt };
  const text = `${channel}.${token}.${expiresAt}`;
  return { channel, channelToken: `${text}.${sealOf(ctx, text)}`, expiresAt };
}

/** Verifies a proof submitted with a form; null when it is not ours, or expired. */
export function readChannelToken(ctx: Ctx, proof: string): ChannelProof | null {
  const at = proof.lastIndexOf('.');
  const text = proof.slice(0, Math.max(0, at));
  const [given, right] = [Buffer.from(proof.slice(at + 1)), Buffer.from(sealOf(ctx, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [channel, token, expiresAt] = text.split('.');
  if (!channel || !token || Number(expiresAt) <= ctx.now()) return null;
  return { channel: channel as LinkChannelName, token };
}
