import { t } from '@lingui/core/macro';
import type { CampaignCardData } from '@voltfront/contract';
import { serverNow, useApiList } from '@/api';
import { linkAction } from '@/navigation';
import { ListFooter } from '@/page';
import { Picture, pressable, shortDate, Tag, Text } from '@/ui';
import { BlockSection } from './block-section';
import styles from './campaigns-block.module.css';
import type { BlockOf } from './layout-data';

/** Campaigns that run or are over; no block while there are none. More ended ones come by a tap. */
export function CampaignsBlock({ block: { blockId, title, state } }: { block: BlockOf<'campaigns'> }) {
  const list = useApiList('GET /api/mpmkt/v1/campaigns', { state });
  const campaigns = list.items.filter(({ link }) => linkAction(link) !== undefined);
  if (campaigns.length === 0 && !list.state.more) return null;
  return (
    <BlockSection blockId={blockId} title={title}>
      {campaigns.map((campaign) => (
        <CampaignLine key={campaign.campaignId} campaign={campaign} />
      ))}
      <ListFooter list={list} />
    </BlockSection>
  );
}

function CampaignLine({ campaign }: { campaign: CampaignCardData }) {
  const { title, text, picture, link, startsAt, endsAt } = campaign;
  return (
    <div className={styles.line} {...pressable(linkAction(link))}>
      <Picture className={styles.picture} src={picture} width={120} aspect={4 / 3} alt="" />
      <div className={styles.words}>
        <Text weight="medium" leading="small" oneLine>
          {title}
        </Text>
        <Text size="small" tone="secondary" leading="small" oneLine>
          {text}
        </Text>
        <div className={styles.foot}>
          <StateTag startsAt={startsAt} endsAt={endsAt} />
          <Text inline size="caption" tone="secondary">
            {`${shortDate(startsAt)} - ${shortDate(endsAt)}`}
          </Text>
        </div>
      </div>
    </div>
  );
}

function StateTag({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  const now = serverNow();
  if (now >= endsAt) return <Tag>{t`已结束`}</Tag>;
  return now < startsAt ? <Tag tone="warning">{t`即将开始`}</Tag> : <Tag tone="accent">{t`进行中`}</Tag>;
}
