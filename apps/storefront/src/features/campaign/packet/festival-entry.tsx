import { t } from '@lingui/core/macro';
import type { PacketCampaignData } from '@voltfront/contract';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { Cell, CellGroup } from '@/ui';
import { openRecords } from './editions';
import { readCampaignAgain } from './entry-screen';
import styles from './packet.module.css';
import { SendForm } from './send-form';

/** The festival: its picture, and the form right under it. */
export function FestivalEntry({ data }: { data: PacketCampaignData }) {
  const { campaign } = data;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readCampaignAgain} />
      <div className={styles.top} />
      <CellGroup inset>
        <Cell icon="clock" title={t`红包记录`} onClick={() => openRecords('festival', campaign.slug)} />
      </CellGroup>
      <SendForm data={data} edition="festival" />
      <CampaignRules rules={campaign.rules} />
    </>
  );
}
