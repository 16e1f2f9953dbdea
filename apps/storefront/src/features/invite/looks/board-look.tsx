import { t } from '@lingui/core/macro';
import { Block } from '@/features/campaign/block';
import { Picture, sequence, Text } from '@/ui';
import { HowItWorks } from '../how-it-works';
import { LadderList } from '../ladder-list';
import { LookHead } from './look-head';
import type { LookProps } from './look-props';
import styles from './looks.module.css';

/** A campaign with a game: its picture fades into its colour, the game lies on it, and stamps show how many chances came. */
export function BoardLook({ hub, children }: LookProps) {
  const { campaign, settings, ladder, own } = hub;
  const { accent, tall } = campaign.artwork;
  const left = own?.counts.rewardsLeft;
  return (
    <>
      <div className={styles.table} style={{ backgroundColor: accent }}>
        <div className={styles.picture}>
          <Picture src={tall} width={390} aspect={1.2} alt="" eager />
          <span
            className={styles.fade}
            style={{ backgroundImage: `linear-gradient(180deg, transparent, ${accent})` }}
            aria-hidden
          />
        </div>
        <LookHead campaign={campaign} />
        {children}
      </div>
      {own && left && <Stamps reached={own.counts.driven} most={left.most} accent={accent} />}
      <HowItWorks steps={settings.steps} accent={accent} />
      <LadderList ladder={ladder} side="friend" title={t`好友的奖励`} />
    </>
  );
}

/** One field for each friend who can bring a reward; those who did are filled. */
function Stamps({ reached, most, accent }: { reached: number; most: number; accent: string }) {
  const shown = Math.min(reached, most);
  return (
    <Block title={t`邀请进度`}>
      <div className={styles.stamps} role="img" aria-label={t`${most} 位好友中 ${shown} 位已试驾`}>
        {sequence(most).map((key, index) => (
          <span key={key} className={styles.stamp} {...(index < shown && { style: { backgroundColor: accent } })} />
        ))}
      </div>
      <Text size="small" tone="secondary">
        {shown === most ? t`机会已达上限，感谢您的邀请` : t`${shown} 位好友已试驾，还可获得 ${most - shown} 次机会`}
      </Text>
    </Block>
  );
}
