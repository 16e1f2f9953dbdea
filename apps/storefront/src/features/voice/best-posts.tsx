import { t } from '@lingui/core/macro';
import type { VoiceData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { Block } from '@/features/campaign/block';
import { openLink } from '@/navigation';
import { Fill, Icon, linked, Stack, Tag, Text } from '@/ui';
import styles from './voice.module.css';
import { channelIcon, channelName } from './voice-words';

/** Posts that staff chose, each to be opened where it was published. */
export function BestPosts({ best }: { best: VoiceData['best'] }) {
  if (best.length === 0) return null;
  return (
    <Block title={t`优秀作品`}>
      <div role="list">
        {best.map(({ postId, channel, title, author, link, readCount }) => (
          <div key={postId} className={styles.post} role="listitem">
            <div className={styles.postBody} {...linked(() => void openLink(link))}>
              <span className={styles.mark}>
                <Icon name={channelIcon(channel)} size={20} />
              </span>
              <Fill>
                <Text weight="medium" leading="normal">
                  {title}
                </Text>
                <Stack row gap={2} align="center">
                  <Tag>{channelName(channel)}</Tag>
                  <Text size="small" tone="secondary" inline oneLine>
                    {t`${author} · ${formatCount(readCount)} 阅读`}
                  </Text>
                </Stack>
              </Fill>
              <Icon name="chevron-right" size={16} className={styles.arrow} />
            </div>
          </div>
        ))}
      </div>
    </Block>
  );
}
