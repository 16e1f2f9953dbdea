import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OwnedCarData } from '@voltfront/contract';
import { shownPlate } from '@voltfront/rules/drive/plate';
import { useState } from 'react';
import { apiKey, apiQuery, queryClient } from '@/api';
import { CarCard } from '@/features/drive/car-card';
import { CarCover } from '@/features/drive/car-cover';
import { CarWays } from '@/features/drive/car-ways';
import { NoCar } from '@/features/drive/no-car';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { lazySheet, Skeleton, Tabs } from '@/ui';

const ROUTE = '/pagesDrive/index/index';
const CarSheet = lazySheet(() => import('@/features/drive/car-sheet').then((file) => file.CarSheet));
const ChargingSheet = lazySheet(() => import('@/features/drive/charging-sheet').then((file) => file.ChargingSheet));
const ManualSheet = lazySheet(() => import('@/features/drive/manual-sheet').then((file) => file.ManualSheet));
const ServiceSheet = lazySheet(() => import('@/features/drive/service-sheet').then((file) => file.ServiceSheet));

const listQuery = apiQuery('GET /api/mporder/v1/ownedCars');

function keep(car: OwnedCarData): void {
  queryClient.setQueryData(apiKey('GET /api/mporder/v1/ownedCar', { orderNo: car.orderNo }), car);
  void queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
}

/** 用车: the cars of an owner after their handover. */
export default function DrivePage() {
  const { orderNo: asked } = useParams(ROUTE);
  const cars = useQuery(listQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'car' | 'service' | 'charging' | 'manual' | null>(null);
  const wanted = chosen ?? asked;
  const orderNo = (cars.data?.find((car) => car.orderNo === wanted) ?? cars.data?.[0])?.orderNo ?? '';
  const car = useQuery({ ...apiQuery('GET /api/mporder/v1/ownedCar', { orderNo }), enabled: orderNo !== '' });
  const close = () => setSheet(null);
  return (
    <Page
      route={ROUTE}
      queries={orderNo === '' ? [cars] : [cars, car]}
      skeleton={<Skeleton variant="detail" count={2} />}
    >
      {() => (
        <>
          {cars.data && cars.data.length > 1 && (
            <Tabs
              label={t`我的车`}
              items={cars.data.map(({ orderNo: key, name, plate, modelName }) => ({
                key,
                text: name ?? (plate === null ? modelName : shownPlate(plate)),
              }))}
              activeKey={orderNo}
              onChange={setChosen}
            />
          )}
          {cars.data?.length === 0 && <NoCar />}
          {car.data && (
            <>
              <CarCard car={car.data} onEdit={() => setSheet('car')} />
              <CarWays
                car={car.data}
                onService={() => setSheet('service')}
                onCharging={() => setSheet('charging')}
                onManual={() => setSheet('manual')}
              />
              <CarCover car={car.data} />
              <ChargingSheet isOpen={sheet === 'charging'} onClose={close} />
              <ManualSheet isOpen={sheet === 'manual'} onClose={close} />
              <CarSheet key={`car-${orderNo}`} car={car.data} isOpen={sheet === 'car'} onClose={close} onSaved={keep} />
              <ServiceSheet
                key={`service-${orderNo}`}
                car={car.data}
                isOpen={sheet === 'service'}
                onClose={close}
                onSaved={keep}
              />
            </>
          )}
        </>
      )}
    </Page>
  );
}
