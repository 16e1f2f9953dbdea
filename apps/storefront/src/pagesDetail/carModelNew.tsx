import { useEffect, useState } from 'react';
import { useServerNow } from '@/api';
import { NewCarBar } from '@/features/vehicle/blind/new-car-bar';
import { NewCarHero } from '@/features/vehicle/blind/new-car-hero';
import { NewCarStory } from '@/features/vehicle/blind/new-car-story';
import { useBlindBooking } from '@/features/vehicle/blind/use-blind-booking';
import { back, canGoBack, redirect, relaunch, useParams } from '@/navigation';
import { Page, PageLoading } from '@/page';
import { usePageScroll } from '@/platform/page-events';
import { NavBar } from '@/ui';
import styles from './carModelNew.module.css';

const ROUTE = '/pagesDetail/carModelNew';

/** Beyond this scroll distance (px) the picture is behind the bar no longer. */
const PICTURE_GONE = 480;

/** 新车盲订: a car before its prices are out. Once it can be bought, or without a blind booking, it is shown like any other. */
export default function CarModelNewPage() {
  const { modelId, booking, isNone, queries } = useBlindBooking(useParams(ROUTE));
  const now = useServerNow();
  const { data } = booking;
  const isLeaving = isNone || data?.state === 'launched';
  useEffect(() => {
    if (isLeaving) redirect('/pagesDetail/carModel', modelId ? { modelId } : {});
  }, [isLeaving, modelId]);
  const title = data?.modelName;
  return (
    <Page
      route={ROUTE}
      queries={isLeaving ? [] : queries}
      navBar={<Bar title={title} hasPicture={data !== undefined && !isLeaving} />}
      plain
      bottom={() => data && !isLeaving && <NewCarBar booking={data} onChange={booking.refetch} />}
      {...(title ? { title } : {})}
    >
      {() =>
        data && !isLeaving ? (
          <>
            <NewCarHero booking={data} now={now} onTurn={booking.refetch} />
            <NewCarStory booking={data} />
          </>
        ) : (
          <PageLoading />
        )
      }
    </Page>
  );
}

/** Lies over the picture, and becomes an ordinary bar below it. */
function Bar({ title, hasPicture }: { title: string | undefined; hasPicture: boolean }) {
  const [hasBack] = useState(canGoBack);
  const [isScrolled, setScrolled] = useState(false);
  usePageScroll((scrollTop) => setScrolled(scrollTop > PICTURE_GONE));
  const isOver = hasPicture && !isScrolled;
  return (
    <NavBar
      title={isOver ? undefined : title}
      transparent
      onDark={isOver}
      className={isOver ? undefined : styles.solid}
      onBack={hasBack ? () => back() : undefined}
      onHome={() => relaunch('/')}
    />
  );
}
