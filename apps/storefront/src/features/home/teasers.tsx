import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { serverNow } from '@/api';
import { linkAction, pageAction } from '@/navigation';
import { Countdown, Picture, pressable, shortDate, Text } from '@/ui';
import { isReachable, teaserTime } from './reachable';
import { Section } from './section';
import styles from './teasers.module.css';
import type { HomeTeaserData } from './types';

/** Teasers whose pages exist, with the time that is left; none: no block. */
export function Teasers({ teasers }: { teasers: readonly HomeTeaserData[] }) {
  const [, setEnded] = useState(0);
  const running = teasers.filter(
    (teaser) => isReachable(teaser.link) && teaserTime(teaser, serverNow()).kind !== 'over',
  );
  if (running.length === 0) return null;
  return (
    <Section title={t`正在进行`} more={t`全部`} onMore={pageAction('/pagesActivity/aggregatedPage')}>
      {running.map((teaser, at) => (
        <TeaserCard
          key={teaser.teaserId}
          teaser={teaser}
          isLarge={at === 0}
          onEnd={() => setEnded((count) => count + 1)}
        />
      ))}
    </Section>
  );
}

interface TeaserCardProps {
  teaser: HomeTeaserData;
  isLarge: boolean;
  onEnd: () => void;
}

/** The first teaser with its picture over the whole width, the others in a line. */
function TeaserCard({ teaser, isLarge, onEnd }: TeaserCardProps) {
  const { title, text, picture, link } = teaser;
  return (
    <div className={isLarge ? styles.large : styles.line} {...pressable(linkAction(link))}>
      <Picture
        className={isLarge ? styles.cover : styles.thumb}
        src={picture}
        width={isLarge ? 350 : 120}
        aspect={isLarge ? 1.9 : 4 / 3}
        alt=""
      />
      <div className={styles.words}>
        <Text size="body-large" weight="medium" leading="normal">
          {title}
        </Text>
        <div className={styles.text}>{text}</div>
        <TimeLeft teaser={teaser} onEnd={onEnd} />
      </div>
    </div>
  );
}

function TimeLeft({ teaser, onEnd }: Pick<TeaserCardProps, 'teaser' | 'onEnd'>) {
  const time = teaserTime(teaser, serverNow());
  if (time.kind === 'soon') return <div className={styles.time}>{t`${shortDate(time.startsAt)}开始`}</div>;
  if (time.kind === 'days') return <div className={styles.time}>{t`还剩 ${time.days} 天`}</div>;
  if (time.kind === 'over') return null;
  return (
    <div className={styles.time}>
      {t`距结束`} <Countdown endAt={time.endsAt} now={serverNow} variant="plain" onEnd={onEnd} />
    </div>
  );
}
