import { t } from '@lingui/core/macro';
import type { VoicePostData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { navigate, openLink } from '@/navigation';
import { Button, Fill, Icon, ImagePreview, modal, Picture, pressable, Section, Stack, Tag, Text, toast } from '@/ui';
import styles from './voice.module.css';
import { readVoiceAgain, showVoice } from './voice-cache';
import { CHANNEL_PAGES, channelIcon, channelName, postTone, postWord } from './voice-words';

/** An own post: what was sent, where it stands, and what can be done with it. */
export function PostCard({ post, slug, isOpen }: { post: VoicePostData; slug: string; isOpen: boolean }) {
  const { channel, state, link, picture, name, sentAt, reason, readCount, hasStamp, points } = post;
  const sent = formatInstant(sentAt, t`M月D日 HH:mm`);
  return (
    <Section pad="m" role="listitem">
      <Stack row align="start" gap={3}>
        {picture === null ? (
          <span className={styles.mark}>
            <Icon name={channelIcon(channel)} size={20} />
          </span>
        ) : (
          <Shot picture={picture} />
        )}
        <Fill>
          <Stack gap={1}>
            <Stack row justify="between" align="center" gap={2}>
              <Text weight="medium" heading={2}>
                {channelName(channel)}
              </Text>
              <Tag tone={postTone(state)}>{postWord(state)}</Tag>
            </Stack>
            {link !== null && (
              <Text size="small" className={styles.link}>
                {link.replace(/^https:\/\//, '').split('?')[0]}
              </Text>
            )}
            {name !== '' && <Text size="small" tone="secondary">{t`昵称 ${name}`}</Text>}
            <Text size="small" tone="secondary">{t`提交于 ${sent}`}</Text>
            {readCount !== null && state === 'accepted' && (
              <Text size="small" tone="secondary">{t`阅读量 ${readCount}`}</Text>
            )}
            {reason !== '' && <Text size="small" tone="warning">{t`原因：${reason}`}</Text>}
            {hasStamp && <Text size="small">{points > 0 ? t`已点亮印章，+${points} 积分` : t`已点亮印章`}</Text>}
            {state === 'accepted' && !hasStamp && (
              <Text size="small" tone="secondary">{t`该频道印章已点亮，不重复奖励`}</Text>
            )}
          </Stack>
        </Fill>
      </Stack>
      <Actions post={post} slug={slug} isOpen={isOpen} />
    </Section>
  );
}

function Shot({ picture }: { picture: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={styles.shot} {...pressable(() => setOpen(true))}>
        <Picture src={picture} width={72} aspect={0.75} alt={t`查看截图`} />
      </span>
      <ImagePreview isOpen={isOpen} onClose={() => setOpen(false)} pictures={[{ src: picture, alt: t`投稿截图` }]} />
    </>
  );
}

function Actions({ post, slug, isOpen }: { post: VoicePostData; slug: string; isOpen: boolean }) {
  const { postId, channel, state, link, resendsLeft } = post;
  const withdrawing = useApiMutation('POST /api/mpmkt/v1/campaign/voice/posts/withdraw', {
    // It may have been decided meanwhile.
    onError: readVoiceAgain,
    onSuccess: (voice) => {
      showVoice(voice);
      toast(t`已撤回，本周次数已返还`);
    },
  });
  const withdraw = async () => {
    const question = { content: t`撤回后需重新提交才会审核，确定撤回吗？`, confirmText: t`撤回` };
    if ((await modal(question)) && !withdrawing.isPending) withdrawing.mutate({ postId });
  };
  const canResend = state === 'refused' && isOpen;
  if (link === null && state !== 'review' && !canResend) return null;
  return (
    <div className={styles.actions}>
      {link !== null && (
        <Button size="small" variant="secondary" onClick={() => void openLink(link)}>
          {t`查看作品`}
        </Button>
      )}
      {state === 'review' && (
        <Button size="small" variant="secondary" loading={withdrawing.isPending} onClick={() => void withdraw()}>
          {t`撤回`}
        </Button>
      )}
      {canResend && (
        <Button
          size="small"
          disabled={resendsLeft === 0}
          onClick={() => navigate(CHANNEL_PAGES[channel], { id: slug, post: postId })}
        >
          {resendsLeft > 0 ? t`重新提交（剩 ${resendsLeft} 次）` : t`重新提交次数已用完`}
        </Button>
      )}
    </div>
  );
}
