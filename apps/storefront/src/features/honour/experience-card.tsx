import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { cx, Fill, Picture, pressable, Section, Stack, shortDate, Tag, type TagProps, Text } from '@/ui';
import styles from './honour.module.css';

export type Experience = ReplyOf<'GET /api/mpintegral/v1/honour'>['experiences'][number];

/** What the state of an experience is called. */
export function stateName({ state, booking, endsAt }: Experience, now: number): string {
  if (booking?.state === 'attended') return t`已参加`;
  if (state === 'exchanged') return endsAt <= now ? t`已结束` : t`已兑换`;
  const names = { coming: t`即将开放`, open: t`可兑换`, full: t`名额已满`, ended: t`兑换已结束` };
  return names[state];
}

const TONES: Record<Experience['state'], TagProps['tone']> = {
  exchanged: 'success',
  open: 'accent',
  coming: 'warning',
  full: 'neutral',
  ended: 'neutral',
};

/** An experience with its price and what is left; opens the whole of it. */
export function ExperienceCard({ item, now, onOpen }: { item: Experience; now: number; onOpen: () => void }) {
  const { title, summary, picture, place, krPrice, state, startsAt, endsAt } = item;
  const isOver = endsAt <= now;
  return (
    <Section role="listitem">
      <div className={styles.experience} {...pressable(onOpen)}>
        <div className={cx(styles.picture, (isOver || state === 'ended') && styles.faded)}>
          <Picture src={picture} width={358} aspect={2} alt="" />
        </div>
        <div className={styles.about}>
          <Stack row align="center" gap={2}>
            <Fill>
              <Text size="body-large" weight="bold" oneLine>
                {title}
              </Text>
            </Fill>
            <Tag tone={isOver ? 'neutral' : TONES[state]}>{stateName(item, now)}</Tag>
          </Stack>
          <Text size="small" tone="secondary" oneLine>
            {summary}
          </Text>
          <Text size="small" tone="secondary" oneLine className={styles.place}>
            {shortDate(startsAt)} · {place}
          </Text>
          <Stack row align="baseline" justify="between">
            <div className={styles.price}>{`${krPrice} KR`}</div>
            <Text size="small" tone="secondary">
              {placesText(item)}
            </Text>
          </Stack>
        </div>
      </div>
    </Section>
  );
}

/** Places left, or the window where that says more. */
export function placesText({ state, places, placesLeft, opensAt }: Experience): string {
  if (state === 'coming') return t`${shortDate(opensAt)} 开放 · 共 ${places} 席`;
  if (state === 'ended') return t`共 ${places} 席`;
  return t`剩余 ${placesLeft}/${places} 席`;
}
