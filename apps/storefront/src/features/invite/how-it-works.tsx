import { t } from '@lingui/core/macro';
import type { InviteHubData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { Fill, Stack, Text } from '@/ui';
import styles from './invite.module.css';

/** The steps of an invitation, numbered in the campaign's colour. */
export function HowItWorks({ steps, accent }: { steps: InviteHubData['settings']['steps']; accent: string }) {
  if (steps.length === 0) return null;
  return (
    <Block title={t`如何参与`}>
      <Stack gap={3}>
        {steps.map(({ title, text }, index) => (
          <Stack key={title} row align="start" gap={3}>
            <span className={styles.number} style={{ backgroundColor: accent }}>
              {index + 1}
            </span>
            <Fill>
              <Text weight="medium">{title}</Text>
              <Text size="small" tone="secondary">
                {text}
              </Text>
            </Fill>
          </Stack>
        ))}
      </Stack>
    </Block>
  );
}
