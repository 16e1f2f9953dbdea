import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { StockDetailData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { BookBar } from '@/features/stock/booking/book-bar';
import { isGone } from '@/features/stock/booking/next-step';
import { SimilarCars } from '@/features/stock/booking/similar-cars';
import { StateNotice } from '@/features/stock/booking/state-notice';
import { FactsCard, OptionsCard, PriceCard } from '@/features/stock/car/car-cards';
import { CarHead } from '@/features/stock/car/car-head';
import { useRememberedCar, useStockCar } from '@/features/stock/car/use-stock-car';
import { BuildCard } from '@/features/stock/match/build-card';
import { MatchCard } from '@/features/stock/match/match-card';
import { MarksCard } from '@/features/stock/photos/marks-card';
import { stockCarSubject } from '@/features/stock/stock-car-subject';
import { StoreCard } from '@/features/stock/viewing/store-card';
import { useMatchingEntry } from '@/features/stock/wish/use-matching-entry';
import { useWish, type Wish } from '@/features/stock/wish/use-wish';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState, Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/matchingDetail';

/** 现车详情: one stock car against the customer's configuration or order. */
export default function MatchingDetailPage() {
  const params = useParams(ROUTE);
  const wish = useWish(params);
  const closest = useClosest(params.stockCarId, wish);
  const stockCarId = params.stockCarId ?? closest.data?.best?.stockCarId ?? '';
  const car = useStockCar(stockCarId, wish);
  useRememberedCar(car.data);
  const isNone = params.stockCarId === undefined && closest.data?.best === null;
  const named = params.stockCarId === undefined ? [closest] : [];
  const entry = useMatchingEntry(car.data);
  return (
    <Page
      route={ROUTE}
      subject={stockCarSubject}
      queries={isNone ? named : [...named, car]}
      skeleton={<Skeleton variant="detail" count={2} />}
      bottom={() =>
        car.data && (
          <BookBar
            car={car.data}
            bookText={t`预订这台车`}
            isListed={entry.isListed}
            onList={entry.toggle}
            onChange={car.refetch}
          />
        )
      }
    >
      {() => (car.data ? <CarBody car={car.data} wish={wish ?? {}} onChange={car.refetch} /> : <NoMatch />)}
    </Page>
  );
}

/** The car closest to a wish, where the address names none. */
function useClosest(stockCarId: string | undefined, wish: Wish | undefined) {
  return useQuery({
    ...apiQuery('GET /api/mporder/v1/stock/matching/summary', { ...wish }),
    enabled: stockCarId === undefined && wish !== undefined,
  });
}

interface CarBodyProps {
  car: StockDetailData;
  wish: Wish;
  onChange: () => void;
}

function CarBody({ car, wish, onChange }: CarBodyProps) {
  const { stockCarId } = car;
  const showPhotos = (group?: string) =>
    navigate('/pagesDetail/currentVehicle/realPhotos', { stockCarId, ...(group ? { group } : {}) });
  return (
    <>
      <CarHead
        car={car}
        onPhotos={() => showPhotos()}
        onRate={() => navigate('/pagesDetail/financialCalculator/index', { stockCarId })}
      />
      <StateNotice car={car} onTime={onChange} />
      {isGone(car) && <SimilarCars stockCarId={stockCarId} wish={wish} />}
      {car.match && car.match.percent > 0 && <MatchCard match={car.match} />}
      {car.build && !isGone(car) && <BuildCard car={car} build={car.build} />}
      <PriceCard car={car} />
      <OptionsCard car={car} note={t`现车配置已固定，下单后不可更改选装`} />
      <FactsCard car={car} />
      {(car.kind !== 'new' || car.marks.length > 0) && (
        <MarksCard marks={car.marks} onPhoto={() => showPhotos('marks')} />
      )}
      <StoreCard car={car} onChange={onChange} />
    </>
  );
}

function NoMatch() {
  return (
    <EmptyState
      type="car"
      title={t`暂无接近的现车`}
      desc={t`看看全部现车，或按您的配置定制`}
      btnText={t`查看全部现车`}
      onAction={() => navigate('/pagesDetail/currentVehicle/index')}
    />
  );
}
