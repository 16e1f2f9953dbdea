import { t } from '@lingui/core/macro';
import type { CampaignData, HelpSettingsData, HelpTeamStateData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { serverNow } from '@/api';
import { CampaignState } from '@/features/campaign/campaign-state';
import { Countdown, Tag } from '@/ui';
import { readHelpAgain } from './help-cache';
import styles from './journey.module.css';
import { WorldMap } from './world-map';

export interface JourneyPanelProps {
  campaign: CampaignData;
  settings: HelpSettingsData;
  /** Null: nobody travels. */
  team: HelpTeamStateData | null;
  children: ReactNode;
}

/** The map of a journey with what it stands at, on the accent of its campaign; what comes first is the page's own. */
export function JourneyPanel({ campaign, settings, team, children }: JourneyPanelProps) {
  const { goal, map } = settings;
  return (
    <div className={styles.panel} style={{ backgroundColor: campaign.artwork.accent }}>
      <div className={styles.head}>{children}</div>
      {map && <WorldMap map={map} lit={team === null ? null : team.helps} />}
      {team ? (
        <div className={styles.figures}>
          <span className={styles.count}>
            {team.helps}
            <span className={styles.of}>{t` / ${goal} 座城市`}</span>
          </span>
          {team.state === 'running' ? (
            <span className={styles.time}>
              {t`剩余`}
              <Countdown key={team.endsAt} endAt={team.endsAt} now={serverNow} onEnd={readHelpAgain} />
            </span>
          ) : (
            <Tag tone="dark">{team.state === 'full' ? t`全部点亮` : t`旅程已结束`}</Tag>
          )}
        </div>
      ) : (
        <div className={styles.figures}>
          <CampaignState campaign={campaign} onTurn={readHelpAgain} />
        </div>
      )}
    </div>
  );
}
