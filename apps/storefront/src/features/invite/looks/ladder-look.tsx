import { t } from '@lingui/core/macro';
import type { LadderStepData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { HowItWorks } from '../how-it-works';
import { readInvitesAgain } from '../invite-keys';
import { stepName } from '../invite-words';
import { LadderList } from '../ladder-list';
import { OwnCounts } from '../own-counts';
import type { LookProps } from './look-props';
import styles from './looks.module.css';

/** Lowest stair, and how much higher each next one is (px). */
const FIRST_PX = 64;
const RISE_PX = 34;

/** A campaign of growing rewards: its tall picture, stairs that rise to the delivery, and what friends get. */
export function LadderLook({ hub, children }: LookProps) {
  const { campaign, settings, ladder, own } = hub;
  const { accent } = campaign.artwork;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readInvitesAgain} />
      {own && <OwnCounts counts={own.counts} accent={accent} />}
      <Stairs steps={ladder.filter(({ side }) => side === 'inviter')} accent={accent} />
      <LadderList ladder={ladder} side="friend" title={t`好友的奖励`} />
      <HowItWorks steps={settings.steps} accent={accent} />
      {children}
    </>
  );
}

function Stairs({ steps, accent }: { steps: readonly LadderStepData[]; accent: string }) {
  return (
    <Block title={t`我的奖励`}>
      <div className={styles.stairs} role="list">
        {steps.map(({ prizeId, title, milestone, waitDays }, index) => (
          <div key={prizeId} className={styles.stair} role="listitem">
            <div className={styles.reward}>{title}</div>
            <div className={styles.step} style={{ height: `${FIRST_PX + index * RISE_PX}px`, backgroundColor: accent }}>
              <span>{stepName(milestone)}</span>
              {waitDays > 0 && <span className={styles.late}>{t`满 ${waitDays} 天后发放`}</span>}
            </div>
          </div>
        ))}
      </div>
    </Block>
  );
}
