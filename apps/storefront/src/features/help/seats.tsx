import { t } from '@lingui/core/macro';
import type { HelpTeamStateData } from '@voltfront/contract';
import { serverNow } from '@/api';
import { Avatar, Countdown, cx, Icon, Text } from '@/ui';
import styles from './help.module.css';
import { readHelpAgain } from './help-cache';
import { stateLine } from './help-words';

/** Faces in the seats of a team: somebody who counts for more has more than one. */
function facesOf({ helpers }: HelpTeamStateData) {
  return helpers.flatMap(({ helps, ...face }, index) =>
    Array.from({ length: helps }, (_, seat) => ({ ...face, key: `${index}-${seat}` })),
  );
}

/** The seats of a team: faces of those who helped, and what is missing. Without a team all are free. */
export function Seats({ team, goal }: { team: HelpTeamStateData | null; goal: number }) {
  const faces = team ? facesOf(team) : [];
  const free = Array.from({ length: Math.max(0, goal - faces.length) }, (_, index) => faces.length + index);
  return (
    <div className={styles.team}>
      {team && (
        <div className={styles.standing}>
          <Text weight="bold">{stateLine(team, goal)}</Text>
          {team.state === 'running' && (
            <span className={styles.time}>
              {t`剩余`}
              <Countdown key={team.endsAt} endAt={team.endsAt} now={serverNow} onEnd={readHelpAgain} />
            </span>
          )}
        </div>
      )}
      <div className={styles.seats} role="img" aria-label={t`已有 ${faces.length} / ${goal} 份助力`}>
        {faces.map(({ key, nickname, avatar }) => (
          <Avatar key={key} className={styles.seat} src={avatar} name={nickname} />
        ))}
        {free.map((seat) => (
          <span key={seat} className={cx(styles.seat, styles.free)}>
            <Icon name="plus" />
          </span>
        ))}
      </div>
    </div>
  );
}
