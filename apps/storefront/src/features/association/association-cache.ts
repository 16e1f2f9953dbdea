import { queryClient } from '@/api';

export const BINDING = 'GET /api/mpmkt/v1/association/binding';

/** Reads the own binding again after a change. */
export const readBindingAgain = (): void => void queryClient.invalidateQueries({ queryKey: [BINDING] });
