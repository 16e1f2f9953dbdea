/** Requests of demo people, one in every state. Times are relative to loading. */
export interface DemoTradeIn {
  requestId: string;
  personId: string;
  state: 'estimated' | 'appointed' | 'offered' | 'accepted' | 'expired' | 'completed';
  seriesId: string;
  /** Months since registration. */
  ageMonths: number;
  mileageKm: number;
  plateCityCode: string;
  condition: 'excellent' | 'good' | 'fair' | 'poor';
  photos: readonly string[];
  /** How long ago the estimate was made. */
  estimatedDaysAgo: number;
  /** Days from loading to the inspection; negative for past ones. */
  inspectionInDays?: number;
  /** `home-<city>` or a store. */
  placeId?: string;
  address?: string;
  closedReason?: 'timeout' | 'refused';
  /** Which order of the person it is bound to. */
  order?: 'newest' | 'delivered';
}

const GARAGE = ['covers/scene-garage.webp', 'covers/scene-wheel.webp', 'covers/cabin-grey-screen.webp'];
const CITY = [
  'covers/scene-city.webp',
  'covers/detail-tail-lamp.webp',
  'covers/cabin-black.webp',
  'covers/scene-shoulder.webp',
];

/** Requests of demo people. */
export const demoTradeIns: readonly DemoTradeIn[] = [
  {
    requestId: 'trade-completed',
    personId: 'person-orders',
    state: 'completed',
    seriesId: 'vw-magotan',
    ageMonths: 96,
    mileageKm: 132_600,
    plateCityCode: '310100',
    condition: 'fair',
    photos: CITY,
    estimatedDaysAgo: 205,
    inspectionInDays: -200,
    placeId: 'sh-jingan',
    order: 'delivered',
  },
  {
    requestId: 'trade-refused',
    personId: 'person-orders',
    state: 'expired',
    seriesId: 'nissan-sylphy',
    ageMonths: 110,
    mileageKm: 151_000,
    plateCityCode: '320500',
    condition: 'poor',
    photos: GARAGE,
    estimatedDaysAgo: 70,
    inspectionInDays: -66,
    placeId: 'sh-pudong',
    closedReason: 'refused',
  },
  {
    requestId: 'trade-expired',
    personId: 'person-orders',
    state: 'expired',
    seriesId: 'toyota-camry',
    ageMonths: 62,
    mileageKm: 78_300,
    plateCityCode: '310100',
    condition: 'good',
    photos: CITY,
    estimatedDaysAgo: 31,
    inspectionInDays: -28,
    placeId: 'sh-pudong',
    closedReason: 'timeout',
  },
  {
    requestId: 'trade-accepted',
    personId: 'person-orders',
    state: 'accepted',
    seriesId: 'bmw-3',
    ageMonths: 50,
    mileageKm: 61_200,
    plateCityCode: '310100',
    condition: 'good',
    photos: GARAGE,
    estimatedDaysAgo: 12,
    inspectionInDays: -8,
    placeId: 'sh-jingan',
  },
  {
    requestId: 'trade-offered',
    personId: 'person-orders',
    state: 'offered',
    seriesId: 'audi-a4l',
    ageMonths: 68,
    mileageKm: 83_500,
    plateCityCode: '310100',
    condition: 'good',
    photos: CITY,
    estimatedDaysAgo: 6,
    inspectionInDays: -2,
    placeId: 'home-310100',
    address: '静安区愚园路 1088 弄 8 号地下车库',
  },
  {
    requestId: 'trade-appointed',
    personId: 'person-orders',
    state: 'appointed',
    seriesId: 'honda-crv',
    ageMonths: 88,
    mileageKm: 104_000,
    plateCityCode: '330100',
    condition: 'fair',
    photos: GARAGE,
    estimatedDaysAgo: 2,
    inspectionInDays: 2,
    placeId: 'sh-jingan',
  },
  {
    requestId: 'trade-estimated',
    personId: 'person-orders',
    state: 'estimated',
    seriesId: 'tesla-3',
    ageMonths: 41,
    mileageKm: 52_800,
    plateCityCode: '310100',
    condition: 'excellent',
    photos: CITY,
    estimatedDaysAgo: 1,
  },
  {
    requestId: 'trade-bound',
    personId: 'person-owner',
    state: 'accepted',
    seriesId: 'buick-gl8',
    ageMonths: 74,
    mileageKm: 96_400,
    plateCityCode: '330100',
    condition: 'good',
    photos: GARAGE,
    estimatedDaysAgo: 10,
    inspectionInDays: -6,
    placeId: 'hz-qianjiang',
    order: 'newest',
  },
  {
    requestId: 'trade-pickup',
    personId: 'person-deposit',
    state: 'offered',
    seriesId: 'vw-tiguan',
    ageMonths: 58,
    mileageKm: 66_100,
    plateCityCode: '510100',
    condition: 'good',
    photos: CITY,
    estimatedDaysAgo: 9,
    inspectionInDays: -6.8,
    placeId: 'sh-pudong',
  },
];
