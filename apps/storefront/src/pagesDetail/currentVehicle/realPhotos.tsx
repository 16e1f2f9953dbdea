import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { SimilarCars } from '@/features/stock/booking/similar-cars';
import { PhotoGroup } from '@/features/stock/photos/photo-group';
import { onPlace } from '@/features/stock/photos/stock-photo';
import { stockCarSubject } from '@/features/stock/stock-car-subject';
import { isWithinReach, stateWords } from '@/features/stock/stock-words';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { scrollToTopOf } from '@/platform/scroll';
import { BottomBar, Button, ImagePreview, NoticeBar, Picture, type PreviewPicture, Skeleton, Tabs, Text } from '@/ui';
import styles from './realPhotos.module.css';

const ROUTE = '/pagesDetail/currentVehicle/realPhotos';

type Photos = ReplyOf<'GET /api/mporder/v1/stock/photos'>;

const idOf = (kind: string): string => `photos-${kind}`;

/** 实车照片: photos of the very car by group. */
export default function RealPhotosPage() {
  const { stockCarId = '', group } = useParams(ROUTE);
  const photos = useQuery({
    ...apiQuery('GET /api/mporder/v1/stock/photos', { stockCarId }),
    enabled: stockCarId !== '',
  });
  return (
    <Page
      route={ROUTE}
      subject={stockCarSubject}
      isMissing={stockCarId === ''}
      queries={[photos]}
      plain
      skeleton={<Skeleton variant="detail" count={2} />}
      bottom={() => photos.data && <Actions photos={photos.data} />}
    >
      {() => photos.data && <Photos photos={photos.data} firstKind={group} />}
    </Page>
  );
}

function Photos({ photos, firstKind }: { photos: Photos; firstKind: string | undefined }) {
  const { groups, state, stockCarId, carName, vinTail } = photos;
  const [open, setOpen] = useState<number | null>(null);
  const [active, setActive] = useState(firstKind ?? groups[0]?.kind ?? '');
  useEffect(() => {
    if (firstKind) scrollToTopOf(idOf(firstKind));
  }, [firstKind]);
  const gone = stateWords(state);
  const jump = (kind: string) => {
    setActive(kind);
    scrollToTopOf(idOf(kind));
  };
  const before = (at: number) => groups.slice(0, at).reduce((count, group) => count + group.photos.length, 0);
  return (
    <>
      {groups.length > 1 && (
        <div className={styles.tabs}>
          <Tabs
            label={t`照片分组`}
            items={groups.map(({ kind, name }) => ({ key: kind, text: name }))}
            activeKey={active}
            onChange={jump}
          />
        </div>
      )}
      <Intro photos={photos} />
      {gone && <NoticeBar tone="warning">{t`这台车${gone}，照片仅供参考`}</NoticeBar>}
      {groups.length === 0 && <ConfigurationPictures photos={photos} />}
      {groups.map((group, at) => (
        <PhotoGroup
          key={group.kind}
          id={idOf(group.kind)}
          group={group}
          vinTail={vinTail}
          eager={at === 0}
          onOpen={(index) => setOpen(before(at) + index)}
        />
      ))}
      {!isWithinReach(state) && (
        <div className={styles.similar}>
          <SimilarCars stockCarId={stockCarId} />
        </div>
      )}
      <ImagePreview
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        pictures={previewsOf(photos)}
        startIndex={open ?? 0}
        saveName={carName}
      />
    </>
  );
}

/** All photos in order, with what they show, and whose they are. */
function previewsOf({ groups, vinTail }: Photos): PreviewPicture[] {
  return groups.flatMap(({ name, photos }) =>
    photos.map(({ picture, on, focus, caption, takenAt, place }) => ({
      src: onPlace(picture, on),
      alt: caption,
      caption: t`${name} · ${caption} · ${formatDate(takenAt)} 摄于${place}`,
      watermark: t`VIN 尾号 ${vinTail}`,
      ...(focus ? { focus } : {}),
    })),
  );
}

function Intro({ photos: { carName, vinTail, groups } }: { photos: Photos }) {
  const first = groups[0]?.photos[0];
  return (
    <div className={styles.intro}>
      <Text size="title-3" weight="bold" leading="dense" heading={2}>
        {carName}
      </Text>
      <Text size="small" tone="secondary" leading="small">{t`VIN 尾号 ${vinTail}`}</Text>
      {first && (
        <Text size="small" tone="secondary" leading="small">{t`${formatDate(first.takenAt)} 摄于${first.place}`}</Text>
      )}
    </div>
  );
}

/** A car without photos: pictures of its configuration. */
function ConfigurationPictures({ photos: { configurationPictures } }: { photos: Photos }) {
  return (
    <>
      <NoticeBar>{t`实车照片拍摄中，以下为配置示意图`}</NoticeBar>
      <div className={styles.schemes}>
        {configurationPictures.map(({ picture, on, name }, index) => (
          <div key={picture} className={styles.scheme}>
            <div className={styles.stage}>
              <Picture src={onPlace(picture, on)} width={358} aspect={3 / 2} alt={name} eager={index === 0} />
            </div>
            <Text size="small" tone="secondary" leading="small">{t`${name} · 配置示意图`}</Text>
          </div>
        ))}
      </div>
    </>
  );
}

function Actions({ photos: { state, stockCarId } }: { photos: Photos }) {
  const gone = stateWords(state);
  return (
    <BottomBar
      lead={
        <Button
          variant="secondary"
          icon="comment"
          onClick={() => navigate('/yunxin/ChatActivity', { about: 'car', key: stockCarId })}
        >
          {t`咨询照片`}
        </Button>
      }
    >
      <Button
        block
        disabled={gone !== null}
        onClick={() => navigate('/pagesDetail/currentVehicle/carConfirmInstruction', { stockCarId })}
      >
        {gone ?? t`预订这台车`}
      </Button>
    </BottomBar>
  );
}
