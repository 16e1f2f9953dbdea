import { fillLink, fillTemplate, type MessageParams } from '@voltfront/rules/message/fill-template';
import { afterQuietHours } from '@voltfront/rules/message/quiet-hours';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { notificationsOf } from '../account';
import { tellLive } from '../live';
import { isOneAllowed } from '../subscription';
import { insertDeliveries } from './delivery.repository';
import { findTemplate } from './find-template';
import { keepNotice } from './keep-notice';
import { insertMessage } from './message.repository';
import type { DeliveryChannel } from './message.types';
import type { MessageTemplate } from './template.repository';

/** A message that an event causes. */
export interface MessageOfEvent {
  accountId: string;
  /** Code of the template. */
  template: string;
  /** Names the event: the same one makes one message, however often it is handled. */
  eventKey: string;
  params: MessageParams;
}

/** Ways out of the app that a person can be reached by; most people allowed no subscription message. */
async function channelsTo(
  ctx: Ctx,
  accountId: string,
  { topic, smsScene }: MessageTemplate,
): Promise<DeliveryChannel[]> {
  const isAllowed = topic !== null && (await isOneAllowed(ctx, accountId, topic));
  return [...(isAllowed ? (['subscription'] as const) : []), ...(smsScene ? (['sms'] as const) : [])];
}

/** What a message of an event says, in both languages, and where it leads. */
export function wordsOf({ titleZh, titleEn, bodyZh, bodyEn, link }: MessageTemplate, params: MessageParams) {
  return {
    titleZh: fillTemplate(titleZh, params, 'zh'),
    titleEn: fillTemplate(titleEn, params, 'en'),
    bodyZh: fillTemplate(bodyZh, params, 'zh'),
    bodyEn: fillTemplate(bodyEn, params, 'en'),
    link: fillLink(link, params),
  };
}

/**
 * Puts a message into a person's message centre and schedules what leaves the app. Messages about orders are always
 * kept; of a kind that the person switched off nothing else is. Needs a transaction that holds the account.
 */
export async function sendMessage(
  ctx: Ctx,
  { accountId, template: code, eventKey, params }: MessageOfEvent,
): Promise<void> {
  const template = await findTemplate(ctx, code);
  if (!template) throw new InternalError(`no message template ${code}`);
  if (!template.isActive) return;
  const { kind } = template;
  const isWanted = (await notificationsOf(ctx, accountId))[kind];
  if (!isWanted && kind !== 'order') return;
  const now = ctx.now();
  const messageId = newId(now);
  const row = {
    accountId,
    id: messageId,
    kind,
    template: code,
    eventKey,
    createdAt: now,
    ...wordsOf(template, params),
  };
  if (!(await insertMessage(ctx.db, row))) return;
  tellLive(ctx, accountId, 'messages');
  await keepNotice(ctx, { accountId, messageId, template: code, params });
  const channels = isWanted ? await channelsTo(ctx, accountId, template) : [];
  const keys = channels.map((channel) => ({ accountId, messageId, channel }));
  await insertDeliveries(ctx.db, keys, now);
  const runAt = template.isUrgent ? now : afterQuietHours(now);
  for (const key of keys) await schedule(ctx, 'deliverMessage', key, runAt);
}
