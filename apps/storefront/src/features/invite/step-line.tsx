import { t } from '@lingui/core/macro';
import type { InviteStepsData } from '@voltfront/contract';
import { Button, Fill, ProgressLine, Stack, Tag, Text } from '@/ui';
import { friendsWords } from './invite-words';
import { useClaimStep } from './use-claim-step';

export interface StepLineProps {
  slug: string;
  steps: InviteStepsData['steps'];
  /** Rewards can be claimed now. */
  isOpen: boolean;
}

/** Friends on the way to each step, and its reward to claim. */
export function StepLine({ slug, steps, isOpen }: StepLineProps) {
  const { claim, isBusy } = useClaimStep(slug);
  return (
    <Stack gap={3}>
      {steps.map(({ count, milestone, gifts, own }) => {
        const [gift] = gifts;
        const reached = Math.min(count, own?.reached ?? 0);
        return (
          <Stack key={count} row align="center" gap={3}>
            <Fill>
              <Stack gap={1}>
                <Text weight="medium">{t`${friendsWords(milestone, count)}，另得 ${gift?.title ?? ''}`}</Text>
                <ProgressLine value={reached / count} label={t`已邀请 ${reached} / ${count} 位`} />
                <Text size="small" tone="secondary">{t`已邀请 ${reached} / ${count} 位`}</Text>
              </Stack>
            </Fill>
            {own?.state === 'claimed' && <Tag tone="success">{t`已领取`}</Tag>}
            {own?.state !== 'claimed' && gift && (
              <Button
                size="small"
                disabled={!isOpen || own?.state !== 'open' || isBusy}
                label={t`领取 ${gift.title}`}
                onClick={() => void claim(gift)}
              >
                {t`领取`}
              </Button>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
