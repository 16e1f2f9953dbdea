import { t } from '@lingui/core/macro';
import type { RestaurantData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { useServerNow } from '@/api';
import { PlaceButtons } from '@/features/place/place-buttons';
import { openingWords } from '@/features/store/opening-words';
import { navigate } from '@/navigation';
import { Carousel, Cell, Picture, Section, Stack, Tag, Text } from '@/ui';

const WIDTH = 390;
const ASPECT = 3 / 2;

/** Photos, hours and price of a restaurant, and the ways to it. */
export function RestaurantHead({ restaurant }: { restaurant: RestaurantData }) {
  const { name, kind, pictures, story, seats, hours, perHeadFen, opening, storeId, storeName } = restaurant;
  const now = useServerNow();
  const perHead = formatYuan(perHeadFen);
  return (
    <>
      <Carousel label={t`餐厅照片`} aspect={ASPECT}>
        {pictures.map((picture, index) => (
          <Picture key={picture} src={picture} width={WIDTH} aspect={ASPECT} alt={name} eager={index === 0} />
        ))}
      </Carousel>
      <Section pad="l" apart="before" label={name}>
        <Stack gap={2}>
          <Stack row align="center" gap={2}>
            <Tag tone="dark">{kind === 'cafe' ? t`咖啡馆` : t`餐厅`}</Tag>
            <Tag tone={opening.isOpen ? 'success' : 'warning'}>{openingWords(opening, now())}</Tag>
          </Stack>
          <Text size="title-3" weight="bold" heading={2}>
            {name}
          </Text>
          <Text size="small" tone="secondary">{t`营业时间 ${hours} · 人均 ${perHead} · ${seats} 个座位`}</Text>
          <Text size="label" tone="secondary" leading="normal">
            {story}
          </Text>
          <PlaceButtons place={restaurant} />
        </Stack>
      </Section>
      <Section apart="before">
        <Cell
          icon="store"
          title={storeName}
          note={restaurant.address}
          onClick={() => navigate('/pagesStore/storeDetail', { storeId })}
        />
      </Section>
    </>
  );
}
