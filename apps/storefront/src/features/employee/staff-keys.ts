import { everyInputOf, queryClient } from '@/api';

export const BOARD = 'GET /api/mpmkt/v1/campaign/staff/board';
export const STAFF_FRIENDS = 'GET /api/mpmkt/v1/campaign/staff/friends';

/** Board and customers of an employee are read again. */
export function readBoardAgain(): void {
  for (const key of [BOARD, STAFF_FRIENDS] as const)
    void queryClient.invalidateQueries({ queryKey: everyInputOf(key) });
}

export const CODE = 'GET /api/mpmkt/v1/campaign/staff/code';

/** The code of an employee with its bookings is read again. */
export const readCodeAgain = () => void queryClient.invalidateQueries({ queryKey: everyInputOf(CODE) });
