import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { BookBar } from '@/features/stock/booking/book-bar';
import { isGone } from '@/features/stock/booking/next-step';
import { SimilarCars } from '@/features/stock/booking/similar-cars';
import { StateNotice } from '@/features/stock/booking/state-notice';
import { FactsCard, OptionsCard, PriceCard } from '@/features/stock/car/car-cards';
import { CarHead } from '@/features/stock/car/car-head';
import { PlanCard } from '@/features/stock/car/plan-card';
import { useRememberedCar, useStockCar } from '@/features/stock/car/use-stock-car';
import { MarksCard } from '@/features/stock/photos/marks-card';
import { PhotoStrip } from '@/features/stock/photos/photo-strip';
import { stockCarSubject } from '@/features/stock/stock-car-subject';
import { StoreCard } from '@/features/stock/viewing/store-card';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton, shortDate } from '@/ui';

const ROUTE = '/pagesStore/quickFlash/carDetail';
const NO_WISH = {};

/** 极速提车详情: one car at a store, and what happens until it is picked up. */
export default function QuickCarPage() {
  const { stockCarId = '' } = useParams(ROUTE);
  const car = useStockCar(stockCarId, NO_WISH);
  useRememberedCar(car.data);
  return (
    <Page
      route={ROUTE}
      subject={stockCarSubject}
      isMissing={stockCarId === ''}
      queries={[car]}
      skeleton={<Skeleton variant="detail" count={2} />}
      bottom={() => car.data && <BookBar car={car.data} bookText={t`立即预订`} onChange={car.refetch} />}
    >
      {() => car.data && <CarBody car={car.data} onChange={car.refetch} />}
    </Page>
  );
}

function CarBody({ car, onChange }: { car: StockDetailData; onChange: () => void }) {
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
      {isGone(car) && <SimilarCars stockCarId={stockCarId} />}
      <PhotoStrip stockCarId={stockCarId} onOpen={showPhotos} />
      <PlanCard
        title={t`最早 ${shortDate(car.readyAt)} 提车`}
        note={t`按今天付定金估算，须到车辆所在门店提车`}
        plan={car.plan}
      />
      <PriceCard car={car} />
      <OptionsCard car={car} note={t`现车配置已固定，下单后不可更改选装`} />
      <StoreCard car={car} onChange={onChange} />
      <FactsCard car={car} />
      {car.marks.length > 0 && <MarksCard marks={car.marks} onPhoto={() => showPhotos('marks')} />}
    </>
  );
}
