import { t } from '@lingui/core/macro';
import { Fill, Icon, type IconName, Section, Stack, Text } from '@/ui';
import styles from './honour.module.css';

/** How KR is given. */
export function HonourWays() {
  const ways: [icon: IconName, title: string, text: string][] = [
    ['edit', t`优质内容`, t`游记、长测、答疑等内容被社区编辑部选为精选`],
    ['users', t`公益志愿`, t`参加公益行动组发起的活动并完成服务`],
    ['flag', t`建议采纳`, t`对产品和服务的建议被产品体验团队采纳`],
  ];
  return (
    <Section title={t`如何获得 KR`}>
      <div className={styles.body}>
        {ways.map(([icon, title, text]) => (
          <Stack key={icon} row align="center" gap={3} className={styles.way}>
            <div className={styles.wayIcon}>
              <Icon name={icon} size={20} />
            </div>
            <Fill>
              <Text>{title}</Text>
              <Text size="small" tone="secondary">
                {text}
              </Text>
            </Fill>
          </Stack>
        ))}
        <Text size="small" tone="secondary">
          {t`每项荣誉都写明授予理由和授予人。KR 只能由授予获得，可用于兑换体验。`}
        </Text>
      </div>
    </Section>
  );
}
