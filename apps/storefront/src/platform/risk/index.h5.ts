import { type DeviceSignals, discoverLocalAddress, type Peer } from '@voltfront/risk';
import { automationMarks, deviceClass, screenClass, sizeClass } from './browser-classes';

export { traits } from './browser-traits';
export { observeHands } from './observe-hands';

/** A peer connection without servers, so it sends no packets. */
const openPeer =
  typeof RTCPeerConnection === 'undefined'
    ? undefined
    : () => new RTCPeerConnection({ iceServers: [] }) as unknown as Peer;

/** Coarse classes of the device. Call it after consent alone. */
export async function readSignals(): Promise<DeviceSignals> {
  const { maxTouchPoints = 0, language = '', hardwareConcurrency } = navigator;
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  return {
    deviceClass: deviceClass(),
    screenClass: screenClass(),
    touch: maxTouchPoints === 0 ? 'none' : maxTouchPoints === 1 ? 'one' : 'many',
    language: /^[a-z]{2,3}/.exec(language.toLowerCase())?.[0] ?? '',
    timeZone: (Intl.DateTimeFormat().resolvedOptions().timeZone ?? '').replace(/[^\w/+-]/g, '').slice(0, 40),
    cores: sizeClass(hardwareConcurrency, 4, 8),
    memory: sizeClass(deviceMemory, 4, 8),
    localAddress: await discoverLocalAddress(openPeer),
    automation: automationMarks(),
  };
}
