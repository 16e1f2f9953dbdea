import { t } from '@lingui/core/macro';
import type { OfferData, OffersData } from '@voltfront/contract';
import { useState } from 'react';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { useModels } from '@/features/vehicle/models/use-models';
import { navigate } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, Picture, Tabs, Tag, Text } from '@/ui';
import { readOffersAgain } from './offer-cache';
import { leftText } from './offer-words';
import styles from './rights.module.css';
import { TakeButton } from './take-button';
import { useTake } from './use-take';

/** Limited-time rights of buyers by model, each with its condition and what is left of it. */
export function RightsScreen({ offers: data }: { offers: OffersData }) {
  const { campaign, offers } = data;
  const { tabs, modelId, choose } = useModelTabs(offers);
  const taking = useTake(campaign.slug);
  const shown = offers.filter((offer) => offer.modelId === modelId);
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readOffersAgain} />
      <Tabs stretch label={t`车型`} items={tabs} activeKey={modelId} onChange={choose} />
      <div className={styles.rights} role="list">
        {shown.map((offer) => (
          <Right key={offer.prizeId} campaign={campaign} offer={offer} taking={taking} />
        ))}
      </div>
      <CellGroup inset>
        <Cell
          title={t`权益规则`}
          note={t`适用订单、叠加与凭证`}
          onClick={() => navigate('/pagesBannerActivity/rightsActivity/rule', { id: campaign.slug, modelId })}
        />
      </CellGroup>
      <BottomBar>
        <Button block onClick={() => navigate('/pagesDetail/carSetting', { modelId })}>{t`去下单`}</Button>
      </BottomBar>
    </>
  );
}

/** The models that have rights, by their names, and the chosen one. */
export function useModelTabs(offers: readonly OfferData[], first?: string) {
  const models = useModels();
  const modelIds = [...new Set(offers.flatMap(({ modelId }) => modelId ?? []))];
  const [chosen, choose] = useState(first);
  const modelId = modelIds.find((id) => id === chosen) ?? modelIds[0] ?? '';
  const nameOf = (id: string) => models.data?.find((model) => model.modelId === id)?.name ?? id;
  return { tabs: modelIds.map((key) => ({ key, text: nameOf(key) })), modelId, choose };
}

interface RightProps {
  campaign: OffersData['campaign'];
  offer: OfferData;
  taking: ReturnType<typeof useTake>;
}

function Right({ campaign, offer, taking }: RightProps) {
  const { title, picture, worth, left, group, needsOrder, terms, own } = offer;
  const quota = leftText(left);
  return (
    <div className={styles.right} role="listitem">
      <div className={styles.head}>
        <span className={styles.picture}>
          <Picture src={picture} width={56} aspect={1} alt="" clear fit="contain" />
        </span>
        <div className={styles.words}>
          <Text weight="bold" heading={2}>
            {title}
          </Text>
          <span className={styles.worth}>{worth}</span>
        </div>
        <TakeButton campaign={campaign} offer={offer} taking={taking} />
      </div>
      <div className={styles.tags}>
        {group !== null && <Tag tone="warning">{t`二选一`}</Tag>}
        {needsOrder && <Tag>{t`限大订用户`}</Tag>}
        {quota !== null && <Tag tone={left === 0 ? 'neutral' : 'accent'}>{quota}</Tag>}
        {own?.state === 'taken' && <Tag tone="success">{t`已领取`}</Tag>}
      </div>
      <Text size="small" tone="secondary" leading="body">
        {terms[0]}
      </Text>
    </div>
  );
}
