import type { CampaignData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { CampaignState } from '@/features/campaign/campaign-state';
import { readInvitesAgain } from '../invite-keys';
import styles from './looks.module.css';

/** Title, line and time of a campaign in words of their own, on the ground of the layout. */
export function LookHead({ campaign, children }: { campaign: CampaignData; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{campaign.title}</h1>
      <div className={styles.lead}>{campaign.lead}</div>
      <CampaignState campaign={campaign} onTurn={readInvitesAgain} />
      {children}
    </div>
  );
}
