import { t } from '@lingui/core/macro';
import { POST_NEEDS, type VoiceChannel } from '@voltfront/rules/campaign/voice';
import { findPostLink } from '@voltfront/rules/campaign/voice-links';
import type { FormErrors } from '@/ui';

/** The submission box. */
export interface PostValues {
  /** What a share copied. */
  text: string;
  name: string;
  pictures: string[];
}

/** Everything that is wrong; what the channel does not ask for is not looked at. */
export function checkPost(channel: VoiceChannel, { text, name, pictures }: PostValues): FormErrors<PostValues> {
  const needs = POST_NEEDS[channel];
  const errors: FormErrors<PostValues> = {};
  if (needs.link && findPostLink(channel, text) === null)
    errors.text = channel === 'douyin' ? t`请粘贴抖音作品链接` : t`请粘贴小红书笔记链接`;
  if (needs.name && name.trim() === '') errors.name = t`请填写账号昵称，1 至 20 个字`;
  if (needs.picture && pictures.length === 0) errors.pictures = t`请上传一张投稿截图`;
  return errors;
}

/** What is sent of it. */
export function contentOf(channel: VoiceChannel, { text, name, pictures }: PostValues) {
  const needs = POST_NEEDS[channel];
  const [picture] = pictures;
  return {
    ...(needs.link && { text }),
    ...(needs.name && { name: name.trim() }),
    ...(needs.picture && picture !== undefined && { picture }),
  };
}
