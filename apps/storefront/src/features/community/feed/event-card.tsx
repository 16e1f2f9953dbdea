import { t } from '@lingui/core/macro';
import { formatCount } from '@voltfront/rules/format/count';
import { memo } from 'react';
import { serverNow } from '@/api';
import { cx, Icon, type IconName, linked, Picture } from '@/ui';
import type { EventCardData } from './arrange-feed';
import styles from './event-card.module.css';
import { phaseOf, phaseText, windowText } from './event-window';
import { cardAction } from './open-card';

/** An activity or a vote: when, where, how many. It opens its page where this app has it. */
export const EventCard = memo(function EventCard({ card }: { card: EventCardData }) {
  const { kind, title, cover, startsAt, endsAt } = card;
  const phase = phaseOf(startsAt, endsAt, serverNow());
  const action = cardAction(card);
  const count = formatCount(kind === 'activity' ? card.joinedCount : card.ballotCount);
  return (
    <div className={cx(styles.card, action && styles.pressable)}>
      <div className={styles.cover}>
        <Picture src={cover} width={358} aspect={kind === 'vote' ? 3 / 2 : 16 / 9} alt="" />
        <span className={styles.kind}>{kind === 'activity' ? t`活动` : t`投票`}</span>
        <span className={cx(styles.phase, styles[phase])}>{phaseText(phase)}</span>
      </div>
      <div className={styles.words}>
        <div className={styles.title} {...linked(action)}>
          {title}
        </div>
        <Fact icon="calendar">{windowText(startsAt, endsAt)}</Fact>
        {kind === 'activity' && <Fact icon="location">{card.place}</Fact>}
        <Fact icon="users">{kind === 'activity' ? t`${count} 人已报名` : t`${count} 人已投票`}</Fact>
      </div>
    </div>
  );
});

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <div className={styles.fact}>
      <Icon name={icon} size={16} className={styles.icon} />
      <span className={styles.factText}>{children}</span>
    </div>
  );
}
