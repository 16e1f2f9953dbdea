import type { Trait } from '@voltfront/risk';
import { audioTrait, canvasTrait, graphicsTrait } from './drawn-traits';

interface Hardware extends Navigator {
  deviceMemory?: number;
}

/** Sides of the screen, whichever way the device is held. */
function screenSides(): string {
  const { width, height, colorDepth } = window.screen;
  return [Math.min(width, height), Math.max(width, height), colorDepth].join();
}

/**
 * What makes up the fingerprint. Nothing that changes by itself is in it: no version of the browser, no zoom, no window
 * size, no address. Read after consent alone.
 */
export const traits: readonly Trait[] = [
  { name: 'screen', read: screenSides },
  { name: 'languages', read: () => (navigator.languages ?? []).join() },
  { name: 'timeZone', read: () => Intl.DateTimeFormat().resolvedOptions().timeZone },
  { name: 'platform', read: () => navigator.platform },
  { name: 'cores', read: () => navigator.hardwareConcurrency },
  { name: 'memory', read: () => (navigator as Hardware).deviceMemory },
  { name: 'touch', read: () => navigator.maxTouchPoints },
  { name: 'gamut', read: () => window.matchMedia('(color-gamut: p3)').matches },
  { name: 'canvas', read: canvasTrait },
  { name: 'graphics', read: graphicsTrait },
  { name: 'audio', read: audioTrait },
];
