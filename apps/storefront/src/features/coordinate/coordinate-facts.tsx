import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { CoordinateData } from '@voltfront/contract';
import { distanceM, wgs84ToGcj02 } from '@voltfront/rules/coordinates';
import { apiQuery } from '@/api';
import { openMap } from '@/features/place/open-map';
import { metresWords } from '@/features/place/place-words';
import { usePlace } from '@/features/place/use-place';
import { copyText } from '@/platform/clipboard';
import { Button, Carousel, Cell, CellGroup, NoticeBar, Picture, Section, Stack, Tag, Text, toast } from '@/ui';
import { degreesWords, monthsWords, placeKindName } from './coordinate-words';

const WIDTH = 390;
const ASPECT = 3 / 2;
const MOST_CHARGERS = 3;

/** Photos of a place, what it is, and the ways to it. */
export function CoordinateHead({ place }: { place: CoordinateData }) {
  const { name, kind, cityName, address, pictures, visitorCount, state } = place;
  const { position } = usePlace();
  const distance = position ? t`距您 ${metresWords(distanceM(wgs84ToGcj02(position), place))}` : '';
  const copy = async () => toast((await copyText(degreesWords(place))) ? t`坐标已复制` : t`复制失败，请长按选择`);
  return (
    <>
      <Carousel label={t`坐标照片`} aspect={ASPECT}>
        {pictures.map((picture, index) => (
          <Picture key={picture} src={picture} width={WIDTH} aspect={ASPECT} alt={name} eager={index === 0} />
        ))}
      </Carousel>
      {state === 'offSeason' && <NoticeBar tone="warning">{t`当前不在开放季：${monthsWords(place)}`}</NoticeBar>}
      <Section pad="l" apart="before" label={name}>
        <Stack gap={2}>
          <Stack row align="center" gap={2}>
            <Tag tone="dark">{placeKindName(kind)}</Tag>
            <Tag tone="accent">{t`${visitorCount} 人到过`}</Tag>
          </Stack>
          <Text size="title-3" weight="bold" heading={2}>
            {name}
          </Text>
          <Text size="small" tone="secondary">
            {[distance, `${cityName}${address}`].filter(Boolean).join(' · ')}
          </Text>
          <Text size="small" tone="secondary">
            {degreesWords(place)}
          </Text>
          <Stack row gap={2}>
            <Button block size="small" variant="secondary" icon="navigation" onClick={() => openMap(place)}>
              {t`导航`}
            </Button>
            <Button block size="small" variant="secondary" icon="copy" onClick={() => void copy()}>
              {t`复制坐标`}
            </Button>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}

/** The story, and what a driver wants to know. */
export function CoordinateStory({ place }: { place: CoordinateData }) {
  const { story, season, road, parking } = place;
  return (
    <>
      <Section label={t`为什么值得去`} pad="l" apart="before">
        <Stack gap={2}>
          <Text size="body-large" weight="bold" heading={2}>{t`为什么值得去`}</Text>
          {story.map((paragraph) => (
            <Text key={paragraph} size="label" tone="secondary" leading="normal">
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Section>
      <CellGroup inset title={t`出发前`}>
        <Cell title={t`季节`} note={`${season} · ${monthsWords(place)}`} />
        <Cell title={t`路况`} note={road} />
        <Cell title={t`停车`} note={parking} />
      </CellGroup>
    </>
  );
}

/** Where to charge around the place; nothing where nothing is known. */
export function NearChargers({ place: { latitude, longitude } }: { place: CoordinateData }) {
  const { data } = useQuery(
    apiQuery('GET /api/mpaccount/v1/place/nearby', { latitude, longitude, kind: 'charging' as const }),
  );
  const items = data?.items.slice(0, MOST_CHARGERS) ?? [];
  if (items.length === 0) return null;
  return (
    <CellGroup inset title={t`附近充电`}>
      {items.map((charger) => (
        <Cell
          key={charger.placeId}
          icon="bolt"
          title={charger.name}
          note={charger.address}
          value={charger.distanceM === null ? '' : metresWords(charger.distanceM)}
          onClick={() => openMap(charger)}
        />
      ))}
    </CellGroup>
  );
}
