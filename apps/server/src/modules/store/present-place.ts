import type { StoreCardData } from '@voltfront/contract';
import { type Closure, openingAt } from '@voltfront/rules/care/opening';
import type { Ctx } from '../../kernel/context';
import type { ClosureRow, StorePlaceRow } from './store.repository';

const presentClosure = ({ fromAt, untilAt, reason }: Closure): Closure => ({ fromAt, untilAt, reason });

/**
 * A store as lists and pages show it, with whether it is open now, and its closures.
 * @param closures of any stores; those of others are left out
 */
export function presentPlace(
  ctx: Ctx,
  row: StorePlaceRow,
  closures: readonly ClosureRow[],
): { store: StoreCardData; closures: Closure[] } {
  const { storeId, name, kind, cityCode, cityName, address, phone, picture, hours, services } = row;
  const { latitude, longitude, distanceM } = row;
  const own = closures.filter((each) => each.storeId === storeId).map(presentClosure);
  return {
    store: {
      ...{ storeId, name, kind, cityCode, cityName, address, phone, picture, hours, services },
      ...{ latitude, longitude, distanceM },
      opening: openingAt(hours, own, ctx.now()),
    },
    closures: own,
  };
}
