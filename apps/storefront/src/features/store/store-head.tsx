import { t } from '@lingui/core/macro';
import type { StorePageData } from '@voltfront/contract';
import { distanceM, wgs84ToGcj02 } from '@voltfront/rules/coordinates';
import { useServerNow } from '@/api';
import { openMap } from '@/features/place/open-map';
import { metresWords } from '@/features/place/place-words';
import { usePlace } from '@/features/place/use-place';
import { navigate } from '@/navigation';
import { dial } from '@/platform/external';
import { Button, Carousel, NoticeBar, Picture, Section, Stack, shortDate, Tag, Text } from '@/ui';
import { openingWords } from './opening-words';
import { kindName } from './store-words';
import { useFavourite } from './use-favourite';

const HEAD_WIDTH = 390;
const HEAD_ASPECT = 3 / 2;

/** The pictures at the top, which lead to the gallery. */
export function StoreHead({ store }: { store: StorePageData }) {
  const { storeId, head, name, gallery } = store;
  const open = gallery.length > 0 ? () => navigate('/pagesStore/imgWareHouse', { storeId }) : undefined;
  return (
    <Carousel label={t`门店照片`} aspect={HEAD_ASPECT}>
      {head.map((picture, index) => (
        <Picture
          key={picture}
          src={picture}
          width={HEAD_WIDTH}
          aspect={HEAD_ASPECT}
          alt={name}
          eager={index === 0}
          {...(open ? { onClick: open } : {})}
        />
      ))}
    </Carousel>
  );
}

/** Why a store cannot be visited now, or soon. */
export function StoreNotices({ store: { movedTo, opening, closures } }: { store: StorePageData }) {
  const now = useServerNow()();
  if (movedTo) {
    const { storeId, name, address } = movedTo;
    return (
      <NoticeBar tone="warning" onClick={() => navigate('/pagesStore/storeDetail', { storeId })}>
        {t`该门店已迁至 ${name}（${address}），点此查看`}
      </NoticeBar>
    );
  }
  const days = (fromAt: number, untilAt: number) => `${shortDate(Math.max(fromAt, now))} – ${shortDate(untilAt - 1)}`;
  const next = closures.find(({ fromAt }) => fromAt > now);
  return (
    <>
      {opening.closure && (
        <NoticeBar tone="warning">
          {t`暂停营业：${opening.closure.reason}（${days(opening.closure.fromAt, opening.closure.untilAt)}）`}
        </NoticeBar>
      )}
      {next && <NoticeBar>{t`休息预告：${days(next.fromAt, next.untilAt)} ${next.reason}`}</NoticeBar>}
    </>
  );
}

/** What a store is, when it is open, where it lies, and the ways to it. */
export function StoreFacts({ store }: { store: StorePageData }) {
  const { storeId, name, kind, opening, hours, address, phone, services, parking, movedTo } = store;
  const now = useServerNow();
  const { position } = usePlace();
  const distance = position ? t`距您 ${metresWords(distanceM(wgs84ToGcj02(position), store))}` : '';
  const { isFavourite, toggle } = useFavourite(storeId);
  return (
    <Section pad="l" apart="before" label={name}>
      <Stack gap={2}>
        <Stack row align="center" gap={2}>
          <Tag tone="dark">{kindName(kind)}</Tag>
          {movedTo ? (
            <Tag tone="warning">{t`已迁址`}</Tag>
          ) : (
            <Tag tone={opening.isOpen ? 'success' : 'warning'}>{openingWords(opening, now())}</Tag>
          )}
        </Stack>
        <Text size="title-3" weight="bold" heading={2}>
          {name}
        </Text>
        {hours !== '' && <Text size="small" tone="secondary">{t`营业时间 每日 ${hours}`}</Text>}
        <Text size="small" tone="secondary">
          {[distance, address].filter(Boolean).join(' · ')}
        </Text>
        {parking !== '' && <Text size="small" tone="secondary">{t`停车 ${parking}`}</Text>}
        <Stack row gap={2} wrap>
          {services.map((service) => (
            <Tag key={service}>{service}</Tag>
          ))}
        </Stack>
        <Stack row gap={2}>
          <Button block size="small" variant="secondary" icon="navigation" onClick={() => openMap(store)}>
            {t`导航`}
          </Button>
          <Button block size="small" variant="secondary" icon="phone" onClick={() => dial(phone)}>
            {t`致电`}
          </Button>
          <Button block size="small" variant="secondary" icon="heart" onClick={toggle}>
            {isFavourite ? t`已收藏` : t`收藏`}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
