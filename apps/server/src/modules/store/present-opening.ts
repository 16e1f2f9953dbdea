import type { StoreCardData } from '@voltfront/contract';
import { openingAt } from '@voltfront/rules/care/opening';
import type { Ctx } from '../../kernel/context';
import type { ClosureRow, StorePlaceRow } from './store.repository';

const presentClosure = ({ fromAt, untilAt, reason }: Pick<ClosureRow, 'fromAt' | 'untilAt' | 'reason'>) => ({
  fromAt,
  untilAt,
  reason,
});

/** A store as lists and pages show it, with whether it is open now. `closures` are those of any stores. */
export function presentPlace(ctx: Ctx, row: StorePlaceRow, closures: readonly ClosureRow[]) {
  const { storeId, name, kind, cityCode, cityName, address, phone, picture, hours, services } = row;
  const { latitude, longitude, distanceM } = row;
  const own = closures.filter((each) => each.storeId === storeId);
  const { isOpen, opensAt, closure } = openingAt(hours, own, ctx.now());
  const store = { storeId, name, kind, cityCode, cityName, address, phone, picture, hours, services };
  return {
    store: {
      ...{ ...store, latitude, longitude, distanceM },
      opening: { isOpen, opensAt, closure: closure && presentClosure(closure as ClosureRow) },
    } satisfies StoreCardData,
    closures: own.map(presentClosure),
  };
}
