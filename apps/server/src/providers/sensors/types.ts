/** A usage event on its way to a sensor-analytics server. */
export interface SensorsEvent {
  /** The server keeps an event with an id once. */
  eventId: string;
  /** Random id of the device, made after consent. */
  deviceId: string;
  name: string;
  platform: string;
  /** Epoch milliseconds. */
  at: number;
  properties: Record<string, unknown>;
}

/** A server that usage events are handed to. */
export interface SensorsProvider {
  /** Hands events over; called by a job, which tries again. @throws PROVIDER_DOWN */
  send(events: readonly SensorsEvent[]): Promise<void>;
}

declare module '../../kernel/context' {
  interface AppServices {
    /** Null where none is set: events then stay in this database alone. */
    sensors: SensorsProvider | null;
  }
}
