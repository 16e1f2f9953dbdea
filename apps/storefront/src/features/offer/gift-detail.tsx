import { t } from '@lingui/core/macro';
import type { OfferData, OffersData } from '@voltfront/contract';
import { serverNow, useApiList } from '@/api';
import { Block } from '@/features/campaign/block';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { placeQuery, usePlace } from '@/features/place/use-place';
import { StoreRow } from '@/features/store/store-row';
import { navigate } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, Picture, Section, Stack, Tag, Text } from '@/ui';
import styles from './gift.module.css';
import { leftText, obstacleOf, openTask, taskText, taskVerb } from './offer-words';
import { useTake } from './use-take';

/** Stores that are shown under a gift that is used there. */
const STORES = 3;

/** One gift: what it is worth, how many are left, how it is used and where, and taking it. */
export function GiftDetail({ offers: { campaign }, offer }: { offers: OffersData; offer: OfferData }) {
  const { title, picture, worth, left, task, terms, kind, own } = offer;
  return (
    <>
      <Section className={styles.large} label={title}>
        <div className={styles.sight}>
          <Picture src={picture} width={160} aspect={1} alt={title} clear fit="contain" eager />
        </div>
        <Text size="title-3" weight="bold" heading={1}>
          {title}
        </Text>
        <div className={styles.worth}>
          <Tag tone="accent">{worth}</Tag>
        </div>
      </Section>
      <CellGroup inset>
        <Cell title={t`剩余数量`} value={leftText(left) ?? t`不限量`} />
        <Cell title={t`领取条件`} value={task ? taskText(task) : t`新用户直接领取`} />
        {task && own && <Cell title={t`完成进度`} value={`${Math.min(own.done, task.times)}/${task.times}`} />}
      </CellGroup>
      <Block title={t`使用说明`}>
        <Stack gap={2}>
          {terms.map((term) => (
            <Text key={term} size="label" tone="secondary" leading="body">
              {term}
            </Text>
          ))}
        </Stack>
      </Block>
      {kind === 'coupon' && <UsableStores />}
      <TakeBar campaign={campaign} offer={offer} />
    </>
  );
}

/** The nearest stores that redeem what was given. */
function UsableStores() {
  const place = usePlace();
  const { items } = useApiList('GET /api/mporder/v1/store/list', placeQuery(place));
  return (
    <>
      {items.slice(0, STORES).map((store) => (
        <StoreRow
          key={store.storeId}
          store={store}
          now={serverNow()}
          eager={false}
          onOpen={() => navigate('/pagesStore/storeDetail', { storeId: store.storeId })}
        />
      ))}
      <CellGroup inset>
        <Cell title={t`全部门店`} onClick={() => navigate('/pagesStore/storeList', {})} />
      </CellGroup>
    </>
  );
}

function TakeBar({ campaign, offer }: { campaign: OffersData['campaign']; offer: OfferData }) {
  const taking = useTake(campaign.slug);
  const { own, task } = offer;
  const couponId = own?.award?.couponId ?? null;
  const obstacle = reasonAgainst(campaign) ?? (own && obstacleOf(own.state));
  if (couponId !== null)
    return <Bar text={t`查看卡券与核销码`} run={() => navigate('/pagesMine/cardBag/cardDetail', { couponId })} />;
  if (own?.award?.state === 'waiting')
    return <Bar text={t`填写收货地址`} run={() => navigate('/pagesActivity/myPrize', { tab: 'open' })} />;
  if (obstacle !== null) return <Bar text={obstacle} />;
  if (own?.state === 'task' && task) return <Bar text={taskVerb(task)} run={() => openTask(task, () => undefined)} />;
  return <Bar text={t`立即领取`} isLoading={taking.isTaking} run={() => void taking.take(offer)} />;
}

/** A wide button at the bottom; disabled where it does nothing. */
function Bar({ text, run, isLoading }: { text: string; run?: () => void; isLoading?: boolean }) {
  return (
    <BottomBar>
      <Button block disabled={run === undefined} loading={Boolean(isLoading)} onClick={run}>
        {text}
      </Button>
    </BottomBar>
  );
}
