import type { BodyOf } from '@voltfront/contract';
import { POST_NEEDS, type VoiceChannel } from '@voltfront/rules/campaign/voice';
import { findPostLink } from '@voltfront/rules/campaign/voice-links';
import type { ActorCtx } from '../../../../kernel/context';
import { type AppError, refuse } from '../../../../kernel/errors';
import { lockName } from '../../../../kernel/name-lock.repository';
import { attachUploads, isUpload, uploadPath } from '../../../upload';
import type { VoicePostRow } from './voice.repository';
import { voiceTexts } from './voice.texts';

type Content = Pick<BodyOf<'POST /api/mpmkt/v1/campaign/voice/posts/submit'>, 'text' | 'name' | 'picture'>;

const bad = (field: keyof Content, message: string): AppError =>
  refuse('BAD_INPUT', { message, data: { fields: [`body.${field}`] } });

/** Uploads of a post. */
export const uploadsOfPost = ({ accountId, id }: Pick<VoicePostRow, 'accountId' | 'id'>) => ({
  userId: accountId,
  owner: `voicePost:${id}`,
});

/**
 * What a post of a channel consists of; links are read and never followed.
 * @throws BAD_INPUT for what is missing or is not of the channel
 */
export function readContent(channel: VoiceChannel, { text = '', name = '', picture }: Content) {
  const needs = POST_NEEDS[channel];
  const link = needs.link ? findPostLink(channel, text) : null;
  if (needs.link && !link) throw bad('text', channel === 'douyin' ? voiceTexts.douyinLink : voiceTexts.redbookLink);
  if (needs.name && name === '') throw bad('name', voiceTexts.noName);
  if (needs.picture && picture === undefined) throw bad('picture', voiceTexts.noPicture);
  return {
    link: link?.href ?? null,
    linkKey: link?.key ?? null,
    name: needs.name ? name : '',
    picture: needs.picture && picture !== undefined ? uploadPath(picture) : null,
  };
}

/** Lets those who send the same link at once follow each other, until the caller's transaction ends. */
export async function holdLink({ db }: ActorCtx, linkKey: string | null): Promise<void> {
  if (linkKey !== null) await lockName(db, `voiceLink:${linkKey}`);
}

/** Takes the screenshot of a post, instead of its last one. @throws BAD_INPUT when it is not the caller's, or gone */
export async function takePicture(ctx: ActorCtx, { id, picture }: Pick<VoicePostRow, 'id' | 'picture'>): Promise<void> {
  if (picture === null) return;
  const { accountId } = ctx.actor;
  if (!isUpload(picture) || !(await attachUploads(ctx, uploadsOfPost({ accountId, id }), [picture])))
    throw bad('picture', voiceTexts.pictureGone);
}
