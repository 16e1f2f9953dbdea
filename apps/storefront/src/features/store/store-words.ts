import { t } from '@lingui/core/macro';
import type { StoreCardData, StorePageData } from '@voltfront/contract';
import type { InputOf } from '@/api';

export type StoreKind = StoreCardData['kind'];
export type StoreService = NonNullable<NonNullable<InputOf<'GET /api/mporder/v1/store/list'>>['service']>;
export type PictureGroup = StorePageData['gallery'][number]['group'];

export const STORE_KINDS: readonly StoreKind[] = ['centre', 'space', 'delivery', 'service'];
export const STORE_SERVICES: readonly StoreService[] = [
  ...(['show', 'drive', 'delivery', 'charging', 'food', 'maintenance', 'usedCar'] as const),
];

/** 体验中心, 展厅, 交付中心, 服务中心 */
export function kindName(kind: StoreKind): string {
  const names = {
    centre: () => t`体验中心`,
    space: () => t`展厅`,
    delivery: () => t`交付中心`,
    service: () => t`服务中心`,
  };
  return names[kind]();
}

export function serviceName(service: StoreService): string {
  const names = {
    show: () => t`展车`,
    drive: () => t`试驾`,
    delivery: () => t`交付`,
    charging: () => t`充电`,
    food: () => t`咖啡简餐`,
    maintenance: () => t`保养`,
    usedCar: () => t`二手车`,
  };
  return names[service]();
}

/** Part of a gallery. */
export function groupName(group: PictureGroup): string {
  const names = {
    outside: () => t`外观`,
    hall: () => t`展厅`,
    lounge: () => t`休息区`,
    restaurant: () => t`餐厅`,
    event: () => t`活动`,
  };
  return names[group]();
}
