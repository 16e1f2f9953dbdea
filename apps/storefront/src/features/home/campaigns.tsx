import { t } from '@lingui/core/macro';
import { formatInstant } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { serverNow } from '@/api';
import { linkAction } from '@/navigation';
import { Countdown, Picture, pressable } from '@/ui';
import styles from './campaigns.module.css';
import { campaignTime, isReachable } from './reachable';
import { Section } from './section';
import type { HomeCampaignData } from './types';

/** Campaigns whose pages exist, with the time that is left; none: no block. */
export function Campaigns({ campaigns }: { campaigns: readonly HomeCampaignData[] }) {
  const [, setEnded] = useState(0);
  const running = campaigns.filter(
    (campaign) => isReachable(campaign.link) && campaignTime(campaign, serverNow()).kind !== 'over',
  );
  if (running.length === 0) return null;
  return (
    <Section title={t`正在进行`}>
      {running.map((campaign, at) => (
        <CampaignCard
          key={campaign.campaignId}
          campaign={campaign}
          isLarge={at === 0}
          onEnd={() => setEnded((count) => count + 1)}
        />
      ))}
    </Section>
  );
}

interface CampaignCardProps {
  campaign: HomeCampaignData;
  isLarge: boolean;
  onEnd: () => void;
}

/** The first campaign with its picture over the whole width, the others in a line. */
function CampaignCard({ campaign, isLarge, onEnd }: CampaignCardProps) {
  const { title, text, picture, link } = campaign;
  return (
    <div className={isLarge ? styles.large : styles.line} {...pressable(linkAction(link))}>
      <Picture
        className={isLarge ? styles.cover : styles.thumb}
        src={picture}
        width={isLarge ? 350 : 120}
        aspect={isLarge ? 1.9 : 4 / 3}
        alt=""
      />
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.text}>{text}</div>
        <TimeLeft campaign={campaign} onEnd={onEnd} />
      </div>
    </div>
  );
}

function TimeLeft({ campaign, onEnd }: Pick<CampaignCardProps, 'campaign' | 'onEnd'>) {
  const time = campaignTime(campaign, serverNow());
  if (time.kind === 'soon')
    return <div className={styles.time}>{t`${formatInstant(time.startsAt, 'M月D日')}开始`}</div>;
  if (time.kind === 'days') return <div className={styles.time}>{t`还剩 ${time.days} 天`}</div>;
  if (time.kind === 'over') return null;
  return (
    <div className={styles.time}>
      {t`距结束`} <Countdown endAt={time.endsAt} now={serverNow} variant="plain" onEnd={onEnd} />
    </div>
  );
}
