import { t } from '@lingui/core/macro';
import type { CelebrationCardData } from '@voltfront/contract';
import { metresWords } from '@/features/place/place-words';
import { Picture, pressable, Section, Stack, Tag, Text } from '@/ui';
import { labelOf, timeText } from './celebration-words';

export interface CelebrationRowProps {
  card: CelebrationCardData;
  now: number;
  eager: boolean;
  onOpen: () => void;
}

/** A city celebration in a list: where, when, how far away, and whether there are places. */
export function CelebrationRow({ card, now, eager, onOpen }: CelebrationRowProps) {
  const { title, cityName, place, picture, distanceM, seatsLeft } = card;
  const label = labelOf(card, now);
  return (
    <Section pad="m" apart="before" role="listitem" label={title}>
      <div {...pressable(onOpen)}>
        <Stack gap={2}>
          <Picture src={picture} width={350} aspect={2} alt="" eager={eager} round="card" />
          <Stack row align="center" justify="between" gap={2}>
            <Stack row align="center" gap={2}>
              <Tag tone="dark">{cityName}</Tag>
              <Tag tone={label.tone}>{label.text}</Tag>
            </Stack>
            {distanceM !== null && (
              <Text size="small" tone="secondary">
                {metresWords(distanceM)}
              </Text>
            )}
          </Stack>
          <Text size="body-large" weight="bold" heading={2}>
            {title}
          </Text>
          <Text size="small" tone="secondary">
            {place}
          </Text>
          <Stack row justify="between" gap={2}>
            <Text size="small" tone="secondary">
              {timeText(card)}
            </Text>
            <Text size="small" tone="secondary">
              {t`剩余 ${seatsLeft} 个名额`}
            </Text>
          </Stack>
        </Stack>
      </div>
    </Section>
  );
}
