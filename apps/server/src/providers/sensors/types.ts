/** A usage event to be sent to a Sensors Analytics server. */
export interface SensorsEvent {
  /** The server stores an event id only once. */
  eventId: string;
  /** Random id of the device, created after consent. */
  deviceId: string;
  name: string;
  platform: string;
  /** Epoch milliseconds. */
  at: number;
  properties: Record<string, unknown>;
}

/** A server that receives usage events. */
export interface SensorsProvider {
  /** Sends events; called by a job, which retries. @throws PROVIDER_DOWN */
  send(events: readonly SensorsEvent[]): Promise<void>;
}

declare module '../../kernel/context' {
  interface AppServices {
    /** Null when none is configured: events are then stored in this database only. */
    sensors: SensorsProvider | null;
  }
}
