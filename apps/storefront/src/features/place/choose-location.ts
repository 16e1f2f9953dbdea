import { navigate } from '@/navigation';

/** Location chosen by the customer. Degrees in GCJ-02. */
export interface ChosenLocation {
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

let waiting: ((place: ChosenLocation | null) => void) | null = null;

/**
 * Opens the page on which a place is chosen, and resolves with it once the customer is done; null when they turn back.
 *
 * @param start where the map begins (GCJ-02); left out: where the customer is
 * @example const place = await chooseLocation(); if (place) setStreet(place.address);
 */
export function chooseLocation(start?: { latitude: number; longitude: number }): Promise<ChosenLocation | null> {
  finishChoice(null);
  const params = start ? { latitude: String(start.latitude), longitude: String(start.longitude) } : {};
  return new Promise((resolve) => {
    waiting = resolve;
    navigate('/choose-location', params);
  });
}

/** Whether a page waits for the choice. */
export const isChoiceAwaited = (): boolean => waiting !== null;

/** Ends the choice: called by the page on which it is made, at the latest when that page goes away. */
export function finishChoice(place: ChosenLocation | null): void {
  const settle = waiting;
  waiting = null;
  settle?.(place);
}
