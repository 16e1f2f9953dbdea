import { t } from '@lingui/core/macro';
import type { ActivityData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { formatInstant } from '@voltfront/rules/format/date';
import { withCommas } from '@voltfront/rules/money';
import { openMap } from '@/features/place/open-map';
import { metresWords } from '@/features/place/place-words';
import { askPosition, type Place } from '@/features/place/use-place';
import { Avatar, Cell, CellGroup, ProgressLine, Section, Stack, shortDate, Tag, Text } from '@/ui';
import styles from './activity.module.css';

/** `11月21日 14:00`. */
const momentText = (at: number): string => `${shortDate(at)} ${formatInstant(at, 'HH:mm')}`;
const windowText = (from: number, until: number): string => `${momentText(from)} – ${momentText(until)}`;

/** Where it is, for whom, and what it is called. */
export function ActivityTags({ activity: { isOnline, isOwnerOnly, isReviewed } }: { activity: ActivityData }) {
  return (
    <Stack row gap={2} wrap className={styles.tags}>
      <Tag tone="accent">{isOnline ? t`线上活动` : t`线下活动`}</Tag>
      {isOwnerOnly && <Tag tone="dark">{t`车主专享`}</Tag>}
      {isReviewed && <Tag>{t`报名需审核`}</Tag>}
    </Stack>
  );
}

/** When, where, how many and for how much. */
export function ActivityFacts({ activity, place }: { activity: ActivityData; place: Place }) {
  const { signUpFrom, signUpUntil, startsAt, endsAt, pointsFee } = activity;
  return (
    <>
      <CellGroup inset className={styles.facts}>
        <Cell icon="edit" title={t`报名时间`} note={windowText(signUpFrom, signUpUntil)} />
        <Cell icon="calendar" title={t`活动时间`} note={windowText(startsAt, endsAt)} />
        <PlaceCell activity={activity} place={place} />
        <Cell icon="wallet" title={t`报名费用`} value={pointsFee > 0 ? t`${withCommas(pointsFee)} 积分` : t`免费`} />
      </CellGroup>
      <Seats activity={activity} />
    </>
  );
}

function PlaceCell({ activity, place }: { activity: ActivityData; place: Place }) {
  const { location, place: name, title, distanceM, isOnline } = activity;
  if (isOnline || !location) return <Cell icon="location" title={t`活动地点`} value={name} />;
  const canAsk = distanceM === null && place.state !== 'refused' && place.state !== 'unavailable';
  return (
    <>
      <Cell
        icon="location"
        title={name}
        note={distanceM === null ? t`查看地图与路线` : t`距您 ${metresWords(distanceM)}`}
        onClick={() => openMap({ ...location, name: title, address: name })}
      />
      {canAsk && (
        <Cell icon="navigation" title={t`查看距离`} value={t`使用我的位置`} onClick={() => void askPosition()} />
      )}
    </>
  );
}

function Seats({
  activity: { capacity, seatsLeft, waitingCount, joinedCount, participants },
}: {
  activity: ActivityData;
}) {
  const taken = capacity > 0 ? (capacity - seatsLeft) / capacity : 1;
  const left = formatCount(seatsLeft);
  const all = formatCount(capacity);
  const joined = formatCount(joinedCount);
  return (
    <Section pad="m" apart="before">
      <Stack row align="baseline" justify="between">
        <Text size="body" weight="medium">
          {seatsLeft > 0 ? t`剩余 ${left} 个名额` : t`名额已满`}
        </Text>
        <Text size="small" tone="secondary">
          {waitingCount > 0 ? t`共 ${all} 个 · ${waitingCount} 人候补` : t`共 ${all} 个`}
        </Text>
      </Stack>
      <ProgressLine value={taken} label={t`已报名名额`} className={styles.progress} />
      <Stack row align="center">
        {participants.map(({ avatar }) => (
          <Avatar key={avatar} src={avatar} name="" size="mini" className={styles.participant} />
        ))}
        <Text size="small" tone="secondary" className={styles.joined}>{t`${joined} 人已报名`}</Text>
      </Stack>
    </Section>
  );
}
