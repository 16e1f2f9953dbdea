import { t } from '@lingui/core/macro';
import type { LiveData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { serverNow, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { Button, Countdown, Fill, Picture, Section, Stack, Text, toast } from '@/ui';
import styles from './celebrate.module.css';
import { celebrateChanged } from './celebrate-cache';

export interface RainCardProps {
  slug: string;
  live: LiveData;
  /** The campaign runs, and is for this person. */
  isOpen: boolean;
}

/** The rain of gifts at full hours: when the next one falls, and catching one while it does. */
export function RainCard({ slug, live: { rain, gift, own }, isOpen }: RainCardProps) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/live/catch', {
    onSuccess: ({ award }) => toast(t`接到 ${award.title}`),
    onSettled: celebrateChanged,
  });
  if (!gift) return null;
  const isGone = gift.left === 0;
  const isFalling = rain !== null && serverNow() >= rain.at;
  const canCatch = isOpen && isFalling && !isGone && !own?.hasCaught;
  const take = () => {
    if (ensureLogin()) run.mutate({ slug });
  };
  return (
    <Section pad="m" apart="before">
      <Stack row align="center" gap={3}>
        <div className={styles.gift}>
          <Picture src={gift.picture} width={56} aspect={1} alt="" clear fit="contain" />
        </div>
        <Fill>
          <Text weight="bold">{t`整点礼物雨`}</Text>
          <Text size="small" tone="secondary">
            {rain === null ? t`本场礼物雨已结束` : isGone ? t`礼物已被接完` : rainText(rain.at, isFalling)}
          </Text>
          {rain !== null && !isGone && (
            <Text size="small" tone="secondary">
              {isFalling ? t`距结束 ` : t`距开始 `}
              <Countdown
                endAt={isFalling ? rain.endsAt : rain.at}
                now={serverNow}
                variant="plain"
                onEnd={celebrateChanged}
              />
            </Text>
          )}
        </Fill>
        <Button size="small" disabled={!canCatch} loading={run.isPending} onClick={canCatch ? take : undefined}>
          {isFalling && own?.hasCaught ? t`已接住` : t`接礼物`}
        </Button>
      </Stack>
    </Section>
  );
}

const rainText = (at: number, isFalling: boolean): string =>
  isFalling ? t`礼物正在落下，每个整点限接一次` : t`下一场 ${formatInstant(at, 'HH:mm')}`;
