import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { RestaurantData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { OwnCoupons, OwnTable } from '@/features/restaurant/own-table';
import { RestaurantHead } from '@/features/restaurant/restaurant-head';
import { RestaurantMenu } from '@/features/restaurant/restaurant-menu';
import { restaurantSubject } from '@/features/restaurant/restaurant-subject';
import { ensureLogin, redirect, useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { useSession } from '@/session';
import { BottomBar, Button, lazySheet, NoticeBar, Skeleton } from '@/ui';

const ROUTE = '/pagesStore/restaurantDetail';
const BookingSheet = lazySheet(() => import('@/features/restaurant/booking-sheet').then((file) => file.BookingSheet));

/** 餐厅详情: menu, seats and bookings of a restaurant in a store. */
export default function RestaurantDetailPage() {
  const { restaurantId = '' } = useParams(ROUTE);
  const { isLoggedIn } = useSession();
  const [isBooking, setBooking] = useState(false);
  const restaurant = useQuery({
    ...apiQuery('GET /api/mporder/v1/restaurant/detail', { restaurantId }),
    enabled: restaurantId !== '',
  });
  const own = useQuery({
    ...apiQuery('GET /api/mporder/v1/restaurant/own', { restaurantId }),
    enabled: isLoggedIn && restaurant.data?.isGone === false,
  });
  const { data } = restaurant;
  const booking = own.data?.booking ?? null;
  const open = () => {
    if (ensureLogin(open)) setBooking(true);
  };
  const canBook = data?.takesBookings && !data.isGone && !booking;
  return (
    <Page
      route={ROUTE}
      subject={restaurantSubject}
      isMissing={restaurantId === ''}
      queries={[restaurant]}
      {...(data ? { title: data.name } : {})}
      skeleton={<Skeleton variant="detail" count={2} />}
      bottom={() =>
        canBook && (
          <BottomBar>
            <Button block onClick={open}>
              {t`预订座位`}
            </Button>
          </BottomBar>
        )
      }
    >
      {() =>
        data &&
        (data.isGone ? (
          <Gone restaurant={data} />
        ) : (
          <>
            <RestaurantHead restaurant={data} />
            {!data.takesBookings && <NoticeBar>{t`暂不接受预订，欢迎直接到店`}</NoticeBar>}
            {booking && (
              <OwnTable
                restaurantId={restaurantId}
                booking={booking}
                onChange={open}
                onCancelled={() => void own.refetch()}
              />
            )}
            <OwnCoupons coupons={own.data?.coupons ?? []} />
            <RestaurantMenu menu={data.menu} />
            <BookingSheet
              key={booking?.startsAt ?? 'new'}
              restaurant={data}
              booking={booking}
              isOpen={isBooking}
              onClose={() => setBooking(false)}
              onSaved={() => void own.refetch()}
            />
          </>
        ))
      }
    </Page>
  );
}

function Gone({ restaurant: { name, storeId } }: { restaurant: RestaurantData }) {
  return (
    <EmptyState
      type="store"
      title={t`${name} 已停止营业`}
      desc={t`门店仍然欢迎您`}
      btnText={t`查看门店`}
      onAction={() => redirect('/pagesStore/storeDetail', { storeId })}
    />
  );
}
