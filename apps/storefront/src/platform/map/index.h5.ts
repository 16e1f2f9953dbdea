import { callApp } from '../bridge';
import { isInContainer } from '../container';
import type { ShownPlace } from './types';

export type { ShownPlace } from './types';

/** Whether the platform has its own map with navigation. On the web, only inside the native app. */
export const hasNativeMap = (): boolean => isInContainer();

/** Shows a place on the platform's own map. False where there is none, or it did not open. */
export async function openNativeMap(place: ShownPlace): Promise<boolean> {
  if (!isInContainer()) return false;
  return callApp('operation.openMap', place).then(
    () => true,
    () => false,
  );
}

/** The middle of a native map; the web has none. */
export const nativeMapCentre = async (_id: string): Promise<{ latitude: number; longitude: number } | null> => null;
