import { useQuery } from '@tanstack/react-query';
import { selectionToLink } from '@voltfront/rules/configurator/selection-link';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { carSettingCodes } from '@/features/vehicle/configurator/car-setting';
import { stored, useSession } from '@/session';

/** Configuration against which cars are matched, as request parameters; empty when nothing is chosen yet. */
export interface Wish {
  /** Text of `selectionToLink`. */
  c?: string;
  orderNo?: string;
}

/** The choice that the configurator has kept, as a link; undefined when there is none. */
function savedChoice(): string | undefined {
  const setting = stored.get('CAR_SETTING');
  const codes = carSettingCodes(setting);
  if (!setting || !codes || typeof setting.modelId !== 'string' || typeof setting.versionId !== 'string') return;
  return selectionToLink({ modelId: setting.modelId, versionId: setting.versionId, codes });
}

/**
 * The customer's wish, worked out once: what the address names, else the configuration kept on this device, else an own
 * open order. Undefined while the order is being asked for.
 */
export function useWish(named: Wish): Wish | undefined {
  const { isLoggedIn } = useSession();
  const [known] = useState<Wish | null>(() => {
    if (named.c) return { c: named.c };
    if (named.orderNo) return { orderNo: named.orderNo };
    const c = savedChoice();
    return c ? { c } : null;
  });
  const order = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/newestOpen'),
    enabled: known === null && isLoggedIn,
  });
  if (known) return known;
  if (!isLoggedIn || order.isError) return {};
  if (!order.data) return undefined;
  const own = order.data.order;
  return own && own.stockCarId === null ? { orderNo: own.orderNo } : {};
}
