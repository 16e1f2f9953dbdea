/** What a test car recorded between two moments. */
export interface DriveRecord {
  /** Latitude and longitude in GCJ-02, from the start on. */
  route: [number, number][];
  distanceKm: number;
  /** Metres per second squared. */
  topAcceleration: number;
  /** Kilowatt-hours per 100 km. */
  energy: number;
  /** Kilometres with driving assistance on. */
  assistKm: number;
}

/** A test drive whose record is asked for. */
export interface RecordedDrive {
  plate: string;
  startedAt: number;
  finishedAt: number;
  /** As staff read it from the car. */
  distanceKm: number;
  /** Where it began, in GCJ-02. */
  from: { latitude: number; longitude: number };
}

/** Interface to the platform that test cars report to. Every call may fail with PROVIDER_DOWN. */
export interface TelematicsService {
  /** The record of a drive; null while the car has not sent it. */
  recordOf(drive: RecordedDrive): Promise<DriveRecord | null>;
}

declare module '../../kernel/context' {
  interface AppServices {
    telematics: TelematicsService;
  }
}
