import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button, Fill, Icon, Section, Stack, Text } from '@/ui';
import { copyWords } from './copy-words';
import styles from './voice.module.css';

export interface BrandAccountProps {
  account: string;
  note: string;
  /** Opens it, where the platform can; else its name is copied. */
  action: ReactNode;
}

/** The brand's account on a channel. */
export function BrandAccount({ account, note, action }: BrandAccountProps) {
  return (
    <Section pad="m" label={t`品牌账号`}>
      <Stack row align="center" gap={3}>
        <span className={styles.mark}>
          <Icon name="user" size={20} />
        </span>
        <Fill>
          <Text weight="medium">{account}</Text>
          <Text size="small" tone="secondary">
            {note}
          </Text>
        </Fill>
        {action || (
          <Button size="small" variant="soft" icon="copy" onClick={() => void copyWords(account)}>
            {t`复制账号`}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
