import { t } from '@lingui/core/macro';
import type { ActivityData, CelebrationData } from '@voltfront/contract';
import { useState } from 'react';
import { buttonOf, buttonText, canSignUp } from '@/features/activity/button-words';
import { CodeSheet, OwnSignUp } from '@/features/activity/own-sign-up';
import { useActivityClock } from '@/features/activity/use-activity-clock';
import { useSignUp } from '@/features/activity/use-sign-up';
import { Block } from '@/features/campaign/block';
import { openMap } from '@/features/place/open-map';
import { navigate } from '@/navigation';
import {
  BottomBar,
  Button,
  Carousel,
  Cell,
  CellGroup,
  ImagePreview,
  MapBox,
  NoticeBar,
  Picture,
  Tag,
  Text,
} from '@/ui';
import styles from './celebrate.module.css';
import { timeText } from './celebration-words';

export interface CelebrationScreenProps {
  celebration: CelebrationData;
  /** Seats, times and the own sign-up. */
  activity: ActivityData;
}

/** One city celebration with everything that happens there, and the own sign-up. */
export function CelebrationScreen({ celebration, activity }: CelebrationScreenProps) {
  const { settings, slug, ownState } = celebration;
  const { title, own, isCancelled } = activity;
  const [isCodeOpen, setCodeOpen] = useState(false);
  const now = useActivityClock(activity);
  const { signUp, cancel, isSending } = useSignUp(activity);
  const button = buttonOf(activity, now);
  const isOver = button === 'ended';
  const action = canSignUp(button) ? () => void signUp() : button === 'checkIn' ? () => setCodeOpen(true) : undefined;
  return (
    <>
      <Pictures pictures={settings.pictures} label={title} />
      {isCancelled && <NoticeBar tone="warning">{t`本场庆典已取消，给您带来不便，敬请谅解`}</NoticeBar>}
      {!own && ownState === 'cancelled' && <NoticeBar>{t`您已取消报名，截止前可重新报名`}</NoticeBar>}
      {own?.state === 'checkedIn' && <NoticeBar>{t`已签到，1 次抽奖机会已到账`}</NoticeBar>}
      <Facts celebration={celebration} activity={activity} />
      <OwnSignUp activity={activity} now={now} onCode={() => setCodeOpen(true)} onCancel={() => void cancel()} />
      {isOver && settings.gallery.length > 0 && <Gallery pictures={settings.gallery} />}
      <CellGroup inset title={t`活动安排`}>
        {settings.programme.map(({ time, text }) => (
          <Cell key={time} title={text} value={time} />
        ))}
      </CellGroup>
      <Cars cars={celebration.cars} />
      <CellGroup inset title={t`到场礼`}>
        <Cell
          lead={
            <div className={styles.gift}>
              <Picture src={settings.gift.picture} width={56} aspect={1} alt="" clear fit="contain" />
            </div>
          }
          title={settings.gift.title}
          note={settings.gift.note}
        />
        <Cell
          icon="gift"
          title={t`签到再得 1 次抽奖机会`}
          note={t`前往庆典主会场抽奖`}
          onClick={() => navigate('/pagesActivity/celebrate/index', { id: slug })}
        />
      </CellGroup>
      <BottomBar>
        <Button block disabled={!action} loading={isSending} onClick={action}>
          {buttonText(button)}
        </Button>
      </BottomBar>
      <CodeSheet activity={activity} isOpen={isCodeOpen} onClose={() => setCodeOpen(false)} />
    </>
  );
}

function Pictures({ pictures, label }: { pictures: readonly string[]; label: string }) {
  const [viewed, setViewed] = useState<number | null>(null);
  return (
    <>
      <Carousel label={label} aspect={1.5}>
        {pictures.map((src, index) => (
          <Picture
            key={src}
            src={src}
            width={390}
            aspect={1.5}
            alt={label}
            eager={index === 0}
            onClick={() => setViewed(index)}
          />
        ))}
      </Carousel>
      <ImagePreview
        pictures={pictures.map((src) => ({ src, alt: label }))}
        isOpen={viewed !== null}
        startIndex={viewed ?? 0}
        onClose={() => setViewed(null)}
      />
    </>
  );
}

function Facts({ celebration: { settings, cityName }, activity }: CelebrationScreenProps) {
  const { title, place, location, seatsLeft, capacity } = activity;
  const where = location && { ...location, name: place, address: settings.address };
  return (
    <>
      <CellGroup inset title={title}>
        <Cell icon="calendar" title={timeText(activity)} value={<Tag tone="accent">{cityName}</Tag>} />
        <Cell
          icon="location"
          title={place}
          note={settings.address}
          {...(where && { onClick: () => openMap(where), value: t`导航` })}
        />
        <Cell icon="user" title={t`剩余名额`} value={`${seatsLeft} / ${capacity}`} />
      </CellGroup>
      {where && (
        <div className={styles.map}>
          <MapBox label={t`庆典地点`} pins={[{ key: 'place', title: place, note: settings.address, ...where }]} />
        </div>
      )}
    </>
  );
}

/** Pictures of a day that is over. */
function Gallery({ pictures }: { pictures: readonly string[] }) {
  return (
    <Block title={t`现场照片`}>
      <div className={styles.prizes}>
        {pictures.map((src) => (
          <div key={src} className={styles.car}>
            <Picture src={src} width={165} aspect={1.5} alt={t`现场照片`} round="card" />
          </div>
        ))}
      </div>
    </Block>
  );
}

function Cars({ cars }: Pick<CelebrationData, 'cars'>) {
  if (cars.length === 0) return null;
  return (
    <Block title={t`现场车型`}>
      <div className={styles.prizes}>
        {cars.map(({ modelId, name, picture }) => (
          <div key={modelId} className={styles.car}>
            <div className={styles.carPicture}>
              <Picture src={picture} width={150} aspect={2} alt="" clear fit="contain" />
            </div>
            <Text size="small" tone="secondary">
              {name}
            </Text>
          </div>
        ))}
      </div>
    </Block>
  );
}
