import { t } from '@lingui/core/macro';
import { copyText } from '@/platform/clipboard';
import { Button, Section, Stack, Text, toast } from '@/ui';
import styles from './invite.module.css';

/** The own invite code, to be copied; dashes while it is made. */
export function CodeCard({ code, isOpen }: { code: string; isOpen: boolean }) {
  const copy = async () => toast((await copyText(code)) ? t`邀请码已复制` : t`复制失败，请稍后再试`);
  return (
    <Section pad="l" label={t`我的邀请码`}>
      <Stack row justify="between" align="center" gap={3}>
        <div>
          <Text size="small" tone="secondary">{t`我的邀请码`}</Text>
          <div className={styles.code}>{isOpen ? code || '········' : t`活动已结束`}</div>
        </div>
        <Button size="small" variant="secondary" disabled={!isOpen || code === ''} onClick={() => void copy()}>
          {t`复制`}
        </Button>
      </Stack>
    </Section>
  );
}
