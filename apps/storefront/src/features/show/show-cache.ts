import { queryClient } from '@/api';
import { celebrateChanged } from '@/features/celebrate/celebrate-cache';

export const SHOW = 'GET /api/mpmkt/v1/show/detail';

/** Half days and the own booking are read again, and the chances that a booking brings. */
export function showChanged(): void {
  queryClient.invalidateQueries({ queryKey: [SHOW] });
  celebrateChanged();
}
