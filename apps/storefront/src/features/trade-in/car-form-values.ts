import { t } from '@lingui/core/macro';
import type { CarConditionData, OldCarData, TradeInDetailData } from '@voltfront/contract';
import type { FormErrors } from '@/ui';

/** Limits of the form; the server holds the same. */
export const MIN_PHOTOS = 3;
export const MAX_PHOTOS = 9;
const MAX_MILEAGE_KM = 999_999;

/** The old car while its form is filled in. */
export interface CarFormValues {
  brandId: string | null;
  seriesId: string | null;
  /** Day of the first registration, `2021-03-01`. */
  registeredDay: string | null;
  /** Kilometres as typed. */
  mileage: string;
  cityCode: string | null;
  condition: CarConditionData | null;
  photos: readonly string[];
}

/** An empty form, or that of a car that was estimated before. */
export function startValues(car: TradeInDetailData['car'] | null): CarFormValues {
  return {
    brandId: car?.brandId ?? null,
    seriesId: car?.seriesId ?? null,
    registeredDay: car ? `${car.registeredOn}-01` : null,
    mileage: car ? String(car.mileageKm) : '',
    cityCode: car?.plateCityCode ?? null,
    condition: car?.condition ?? null,
    photos: car?.photos ?? [],
  };
}

function mileageError(mileage: string): string | undefined {
  if (!/^\d+$/.test(mileage)) return t`请输入表显里程（整数公里）`;
  return Number(mileage) > MAX_MILEAGE_KM ? t`里程需在 0 至 999,999 公里之间` : undefined;
}

function photosError(count: number): string | undefined {
  return count < MIN_PHOTOS ? t`请上传至少 ${MIN_PHOTOS} 张照片` : undefined;
}

/** Everything that is wrong with a form. `today`: the server's day, `2026-11-21`. */
export function checkCar(values: CarFormValues, today: string): FormErrors<CarFormValues> {
  const { registeredDay } = values;
  const errors: FormErrors<CarFormValues> = {
    brandId: values.brandId ? undefined : t`请选择品牌`,
    seriesId: values.seriesId ? undefined : t`请选择车系`,
    registeredDay: registeredDay ? undefined : t`请选择首次上牌时间`,
    mileage: mileageError(values.mileage),
    cityCode: values.cityCode ? undefined : t`请选择上牌城市`,
    condition: values.condition ? undefined : t`请选择车况`,
    photos: photosError(values.photos.length),
  };
  if (registeredDay && registeredDay > today) errors.registeredDay = t`首次上牌时间不能晚于今天`;
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** Request body of a form without errors. */
export function toInput(values: CarFormValues): OldCarData {
  return {
    seriesId: values.seriesId ?? '',
    registeredOn: (values.registeredDay ?? '').slice(0, 'YYYY-MM'.length),
    mileageKm: Number(values.mileage),
    plateCityCode: values.cityCode ?? '',
    condition: values.condition ?? 'good',
    photos: [...values.photos],
  };
}
