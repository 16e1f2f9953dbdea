import type { TradeInStateData, TradeInSummaryData } from '@voltfront/contract';
import { checkForm } from '@voltfront/rules/form/check-form';
import { INSPECTION_FORM } from '@voltfront/rules/trade-in/inspection-form';
import { describe, expect, test } from 'vitest';
import { errorsOf } from '@/features/form/use-data-form';
import { startAppointment, toBooking } from './appoint-values';
import { type CarFormValues, checkCar, startValues, toInput } from './car-form-values';
import { firstRequest } from './first-request';
import { mileageInWords } from './trade-in-words';

const TODAY = '2026-11-21';
const car: CarFormValues = {
  brandId: 'volkswagen',
  seriesId: 'vw-magotan',
  registeredDay: '2022-05-09',
  mileage: '45000',
  cityCode: '310100',
  condition: 'good',
  photos: ['/files/a.webp', '/files/b.webp', '/files/c.webp'],
};
const wrong = (changes: Partial<CarFormValues>) => Object.keys(checkCar({ ...car, ...changes }, TODAY));

describe('the form of the old car', () => {
  test('wants everything', () => {
    expect(Object.keys(checkCar(startValues(null), TODAY))).toEqual(Object.keys(car));
    expect(checkCar(car, TODAY)).toEqual({});
  });

  test('takes 0 to 999,999 whole kilometres', () => {
    for (const mileage of ['0', '999999']) expect(wrong({ mileage })).toEqual([]);
    for (const mileage of ['', '-1', '1.5', '1000000', 'abc']) expect(wrong({ mileage })).toEqual(['mileage']);
  });

  test('takes no registration in the future', () => {
    expect(wrong({ registeredDay: TODAY })).toEqual([]);
    expect(wrong({ registeredDay: '2026-11-22' })).toEqual(['registeredDay']);
  });

  test('wants three photos', () => {
    expect(wrong({ photos: car.photos.slice(1) })).toEqual(['photos']);
  });

  test('sends the month of the registration and a number of kilometres', () => {
    expect(toInput(car)).toEqual({
      seriesId: 'vw-magotan',
      registeredOn: '2022-05',
      mileageKm: 45_000,
      plateCityCode: '310100',
      condition: 'good',
      photos: car.photos,
    });
  });
});

describe('the booking', () => {
  const request = { inspection: null, car: { plateCityCode: '310100' } } as Parameters<typeof startAppointment>[0];
  const start = startAppointment(request);
  const errors = (values: object) => errorsOf(INSPECTION_FORM, { ...start, ...values }, Date.parse('2026-11-21'));

  test('wants a store, a time and a person', () => {
    expect(errors({})).toEqual({
      store: '请选择检测门店',
      slot: '请选择检测时间',
      name: '请填写联系人',
      mobile: '请填写正确的手机号',
    });
  });

  test('wants an address only for a home visit, and sends it only then', () => {
    const full = { store: 'sh-jingan', home: 'home-310100', slot: 1000, name: ' 林夏 ', mobile: '13812345678' };
    expect(errors({ ...full, way: 'home' })).toEqual({ address: '请填写详细地址' });
    const home = { ...start, ...full, way: 'home', address: '愚园路 1088 弄' };
    const sent = (values: object) => toBooking('r', checkForm(INSPECTION_FORM, { ...values }, { now: 0 }).answers);
    expect(sent(home)).toEqual({
      requestId: 'r',
      placeId: 'home-310100',
      startsAt: 1000,
      contactName: '林夏',
      contactMobile: '13812345678',
      address: '愚园路 1088 弄',
    });
    expect(sent({ ...home, way: 'store' })).toMatchObject({ placeId: 'sh-jingan' });
    expect(sent({ ...home, way: 'store' })).not.toHaveProperty('address');
  });
});

const request: TradeInSummaryData = {
  requestId: '0',
  requestNo: 'VT1',
  state: 'estimated',
  carName: '大众 迈腾',
  estimate: { lowFen: 0, highFen: 0 },
  offerFen: null,
  updatedAt: 0,
};

test('an offer is shown before anything else, then what is under way, then the newest', () => {
  const of = (...states: TradeInStateData[]) =>
    states.map((state, index) => ({ ...request, requestId: String(index), state }));
  expect(firstRequest(of('expired', 'estimated', 'offered'))).toBe('2');
  expect(firstRequest(of('completed', 'expired'))).toBe('0');
  expect(firstRequest([])).toBeNull();
});

test('kilometres are written as people read them', () => {
  expect(mileageInWords(800)).toBe('800 公里');
  expect(mileageInWords(83_500)).toBe('8.35 万公里');
  expect(mileageInWords(100_000)).toBe('10 万公里');
});
