import { t } from '@lingui/core/macro';
import { Block } from '@/features/campaign/block';
import { Picture, Steps } from '@/ui';
import { OwnCounts } from '../own-counts';
import { LookHead } from './look-head';
import type { LookProps } from './look-props';
import styles from './looks.module.css';
import { RewardTicket } from './reward-ticket';

/** A campaign of few steps: a framed picture on its colour, a ticket with both rewards, and the steps in a row. */
export function StepsLook({ hub, children }: LookProps) {
  const { campaign, settings, ladder, own } = hub;
  const { accent, wide } = campaign.artwork;
  return (
    <>
      <div className={styles.ground} style={{ backgroundColor: accent }}>
        <LookHead campaign={campaign} />
        <Picture src={wide} width={358} aspect={1.5} alt="" eager className={styles.framed} />
      </div>
      <RewardTicket ladder={ladder} accent={accent} />
      {settings.steps.length > 0 && (
        <Block title={t`如何参与`}>
          <Steps items={settings.steps.map(({ title, text }) => ({ key: title, title, note: text }))} current={-1} />
        </Block>
      )}
      {own && <OwnCounts counts={own.counts} accent={accent} />}
      {children}
    </>
  );
}
