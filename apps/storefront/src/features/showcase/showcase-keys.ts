import { type EndpointKey, queryClient } from '@/api';

export const CARS = 'GET /api/mporder/v1/vehicle/showcase';
export const OWN_CARS = 'GET /api/mporder/v1/vehicle/showcase/own';
export const SOURCES = 'GET /api/mporder/v1/vehicle/showcase/sources';
export const TERMS = 'GET /api/mporder/v1/vehicle/showcase/terms';

const KEYS: readonly EndpointKey[] = [CARS, OWN_CARS, SOURCES];

/** After something was published or taken back: all lists of published configurations are asked for again. */
export const readShowcaseAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => KEYS.some((key) => queryKey.includes(key)) });
