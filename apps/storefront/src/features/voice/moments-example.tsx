import { t } from '@lingui/core/macro';
import { Block } from '@/features/campaign/block';
import { Fill, Icon, Picture, Stack, Text } from '@/ui';
import styles from './material.module.css';

/** What a valid screenshot of Moments shows. */
export function MomentsExample({ picture, words }: { picture: string; words: string }) {
  const wanted = [t`看得到自己的头像与文案`, t`看得到发布时间，已保留一小时以上`, t`设为所有人可见，没有分组图标`];
  return (
    <Block title={t`合格截图示例`}>
      <div className={styles.example} role="img" aria-label={t`朋友圈截图示例`}>
        <Stack row align="start" gap={3}>
          <span className={styles.face}>
            <Icon name="user" size={20} />
          </span>
          <Fill>
            <Text size="label" weight="medium">{t`我的昵称`}</Text>
            <Text size="small" leading="small">
              {words}
            </Text>
            <div className={styles.photo}>
              <Picture src={picture} width={132} aspect={0.8} alt="" />
            </div>
            <Text size="caption" tone="secondary">{t`2 小时前`}</Text>
          </Fill>
        </Stack>
      </div>
      <div className={styles.ticks}>
        <Stack gap={2}>
          {wanted.map((line) => (
            <Stack row gap={2} align="center" key={line}>
              <Icon name="check-circle" size={16} />
              <Text size="small">{line}</Text>
            </Stack>
          ))}
        </Stack>
      </div>
    </Block>
  );
}
