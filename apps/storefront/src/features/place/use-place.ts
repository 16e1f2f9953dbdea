import { useEffect } from 'react';
import { create } from 'zustand';
import { canLocateSilently, locate, type Position } from '@/platform/location';
import { askConsent, hasConsent } from '@/session';
import { useArea } from './use-area';

interface Located {
  position: Position | null;
  /** `idle`: not asked for. The last two: what the device answered. */
  state: 'idle' | 'locating' | 'refused' | 'unavailable';
}

const useLocated = create<Located>(() => ({ position: null, state: 'idle' }));

async function find(): Promise<void> {
  if (useLocated.getState().state === 'locating') return;
  useLocated.setState({ state: 'locating' });
  const found = await locate();
  useLocated.setState(typeof found === 'string' ? { state: found } : { position: found, state: 'idle' });
}

/** The customer asks for distances from where they are: consent first, then the device. */
export async function askPosition(): Promise<void> {
  if (await askConsent()) await find();
}

/** Finds the position when nobody has to be asked for it any more. */
async function findSilently(): Promise<void> {
  const { position, state } = useLocated.getState();
  if (position || state !== 'idle' || !hasConsent()) return;
  if (await canLocateSilently()) await find();
}

/** Best known position of the customer. */
export interface Place extends Located {
  /** The city of the network address, while there is no position. */
  area: { cityCode: string; cityName: string } | undefined;
}

/** The place that distances are counted from: the device's position, else the city of the network address. */
export function usePlace(): Place {
  const located = useLocated();
  const area = useArea();
  useEffect(() => {
    findSilently();
  }, []);
  return { ...located, area };
}

/** Digits after the point of coordinates that are sent: about a hundred metres, and one answer for a whole walk. */
const PLACE_DIGITS = 3;

/** The place as the calls take it; empty while only the network address tells it. */
export function placeQuery({ position }: Place): { latitude?: number; longitude?: number; system?: 'wgs84' } {
  if (!position) return {};
  const round = (degrees: number) => Number(degrees.toFixed(PLACE_DIGITS));
  return { latitude: round(position.latitude), longitude: round(position.longitude), system: 'wgs84' };
}
