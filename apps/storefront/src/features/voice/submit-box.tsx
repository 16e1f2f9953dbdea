import { t } from '@lingui/core/macro';
import { AUTHOR_MOST, POST_NEEDS, type VoiceChannel } from '@voltfront/rules/campaign/voice';
import { findPostLink, SHARE_TEXT_MOST } from '@voltfront/rules/campaign/voice-links';
import { uploadImages } from '@/api';
import { ensureLogin } from '@/navigation';
import { chooseImages } from '@/platform/upload';
import { Field, Form, type FormState, Section, TextArea, TextField, Upload } from '@/ui';
import type { PostValues } from './post-values';
import { channelName } from './voice-words';

export interface SubmitBoxProps {
  channel: VoiceChannel;
  form: FormState<PostValues>;
  submit: () => void;
  /** A refused post is sent again. */
  isAgain: boolean;
}

/** What a post is handed in with: the link of its share text, a name, a screenshot, as the channel asks for. */
export function SubmitBox({ channel, form, submit, isAgain }: SubmitBoxProps) {
  const needs = POST_NEEDS[channel];
  const name = channelName(channel);
  const { value: pictures, onChange: setPictures, error, id } = form.field('pictures');
  const link = findPostLink(channel, form.values.text);
  return (
    <Section title={isAgain ? t`重新提交作品` : t`提交作品`}>
      <Form form={form} label={t`提交作品`} onSubmit={async () => submit()}>
        {needs.link && (
          <TextArea
            {...form.field('text')}
            label={t`作品链接`}
            placeholder={t`在${name}点“分享—复制链接”，粘贴到这里`}
            maxLength={SHARE_TEXT_MOST}
            hint={link && t`已识别 ${link.key}`}
          />
        )}
        {needs.name && (
          <TextField
            {...form.field('name')}
            label={t`${name}昵称`}
            placeholder={t`1 至 ${AUTHOR_MOST} 个字`}
            maxLength={AUTHOR_MOST}
            bare={!needs.picture}
          />
        )}
        {needs.picture && (
          <Field id={id} error={error} label={t`投稿截图`} hint={t`1 张，不超过 5 MB`} layout="column" bare>
            <Upload
              label={t`上传截图`}
              value={pictures}
              onChange={setPictures}
              max={1}
              pick={async (count) => (ensureLogin() ? chooseImages({ count }) : [])}
              send={uploadImages}
            />
          </Field>
        )}
      </Form>
    </Section>
  );
}
