import type { AnalyticsEventData, AnalyticsEventName, AnalyticsPropertiesData } from '@voltfront/contract';

/** Events by name, with their properties. None names a person, an order or a token. */
export type TrackedProperties = AnalyticsPropertiesData;

/** Pages may leave out their own route: the page in front is meant. */
type Given<P> = P extends { route: string } ? Omit<P, 'route'> & { route?: string } : P;

/** An event as it is sent and stored. */
export type QueuedEvent = AnalyticsEventData;

/** An event that just happened. */
export type Tracked = {
  [N in AnalyticsEventName]: {
    name: N;
    properties: Given<TrackedProperties[N]>;
    /** Time of the device, epoch milliseconds. */
    at: number;
  };
}[AnalyticsEventName];

/** Most events that wait for consent; later ones are dropped. */
const MOST_HELD = 100;

/** Receiver of events: they wait in memory until the consent is given. */
export const tracker: { held: Tracked[]; take?: (event: Tracked) => void } = { held: [] };

/**
 * Notes something that happened, for statistics. Nothing leaves the device before consent; events without it are dropped.
 *
 * @example track('share', { way: 'poster' })
 */
export function track<N extends AnalyticsEventName>(name: N, properties: Given<TrackedProperties[N]>): void {
  const event = { name, properties, at: Date.now() } as Tracked;
  if (tracker.take) tracker.take(event);
  else if (tracker.held.length < MOST_HELD) tracker.held.push(event);
}
