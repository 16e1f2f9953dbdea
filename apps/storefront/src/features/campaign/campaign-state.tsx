import { t } from '@lingui/core/macro';
import type { CampaignData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { serverNow } from '@/api';
import { Countdown, Tag } from '@/ui';
import styles from './campaign.module.css';

const YEAR_MS = 365 * DAY_MS;

export interface CampaignStateProps {
  campaign: Pick<CampaignData, 'state' | 'startsAt' | 'endsAt'>;
  /** The window begins or ends: read the campaign again. */
  onTurn: () => void;
}

/** A programme whose end nobody waits for. */
export const isLasting = (endsAt: number): boolean => endsAt - serverNow() > YEAR_MS;

/** Where a campaign stands, on its picture: until it begins, until it ends, paused, or over. */
export function CampaignState({ campaign: { state, startsAt, endsAt }, onTurn }: CampaignStateProps) {
  if (state === 'ended') return <Tag tone="dark">{t`活动已结束`}</Tag>;
  if (state === 'paused') return <Tag tone="dark">{t`活动暂停中`}</Tag>;
  const isAnnounced = state === 'announced';
  if (!isAnnounced && isLasting(endsAt)) return <Tag tone="dark">{t`长期有效`}</Tag>;
  return (
    <span className={styles.window}>
      {isAnnounced ? t`距开始` : t`距结束`}
      <Countdown endAt={isAnnounced ? startsAt : endsAt} now={serverNow} onEnd={onTurn} />
    </span>
  );
}
