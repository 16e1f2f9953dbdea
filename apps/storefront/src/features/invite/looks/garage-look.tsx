import { t } from '@lingui/core/macro';
import type { FriendCountsData, LadderStepData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { Picture, Text } from '@/ui';
import { stepName } from '../invite-words';
import { LadderList } from '../ladder-list';
import { LimitNote } from '../own-counts';
import { LookHead } from './look-head';
import type { LookProps } from './look-props';
import styles from './looks.module.css';

/** A campaign of owners: the own car on a stage at night, and a road from the first drive to the friend's own car. */
export function GarageLook({ hub, children }: LookProps) {
  const { campaign, ladder, own } = hub;
  const { accent, wide } = campaign.artwork;
  return (
    <>
      <div className={styles.garage}>
        {own?.car ? (
          <div className={styles.car}>
            <Picture src={own.car.cutout} width={350} aspect={1.6} alt="" eager clear fit="contain" />
          </div>
        ) : (
          <Picture src={wide} width={390} aspect={1.5} alt="" eager />
        )}
        <LookHead campaign={campaign}>
          {own?.car && <div className={styles.plate}>{t`我的 ${own.car.modelName}`}</div>}
        </LookHead>
      </div>
      {children}
      <Road ladder={ladder} counts={own?.counts ?? null} accent={accent} />
      <LadderList ladder={ladder} side="friend" title={t`好友的奖励`} />
    </>
  );
}

/** Steps of the way with own rewards, in their order; several rewards of one step stand together. */
function Road({
  ladder,
  counts,
  accent,
}: {
  ladder: readonly LadderStepData[];
  counts: FriendCountsData | null;
  accent: string;
}) {
  const steps = ladder.filter(({ side }) => side === 'inviter');
  const milestones = [...new Set(steps.map(({ milestone }) => milestone))];
  const reached: Partial<Record<LadderStepData['milestone'], number>> = counts ?? {};
  return (
    <Block title={t`奖励之路`}>
      <div className={styles.road} role="list">
        {milestones.map((milestone) => (
          <div key={milestone} className={styles.stop} role="listitem">
            <span className={styles.post} style={{ backgroundColor: accent }} aria-hidden />
            <div className={styles.sign}>
              <Text weight="medium">{stepName(milestone)}</Text>
              {steps
                .filter((step) => step.milestone === milestone)
                .map(({ prizeId, title, waitDays }) => (
                  <Text key={prizeId} size="small" tone="secondary">
                    {waitDays > 0 ? t`${title} · 满 ${waitDays} 天后发放` : title}
                  </Text>
                ))}
            </div>
            {counts && <span className={styles.people}>{t`${reached[milestone] ?? 0} 位`}</span>}
          </div>
        ))}
      </div>
      {counts && <LimitNote limit={counts.rewardsLeft} />}
    </Block>
  );
}
