import { everyInputOf, queryClient } from '@/api';

export const SALE = 'GET /api/mpmkt/v1/campaign/snapUp';
export const CAR = 'GET /api/mpmkt/v1/campaign/snapUp/car';

/** Reads everything that shows flash sales again. */
export function readSalesAgain(): void {
  queryClient.invalidateQueries({ queryKey: everyInputOf(SALE) });
  queryClient.invalidateQueries({ queryKey: everyInputOf(CAR) });
}
