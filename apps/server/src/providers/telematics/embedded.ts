import { createHash } from 'node:crypto';
import type { DriveRecord, RecordedDrive, TelematicsService } from './types';

/** Points of a route. */
const POINTS = 48;
/** Metres of a degree of latitude. */
const DEGREE_M = 111_320;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Numbers from 0 to 1 that belong to a drive for good. */
function dice({ plate, startedAt }: RecordedDrive): number[] {
  return [...createHash('sha256').update(`drive:${plate}:${startedAt}`).digest()].map((byte) => byte / 255);
}

/** A round trip whose length is that of the drive: a circle with two waves on it. */
function routeOf({ from, distanceKm }: RecordedDrive, [turn = 0, wave = 0, flat = 0]: readonly number[]) {
  const radius = (distanceKm * 1000) / 7.2;
  const metres = Array.from({ length: POINTS + 1 }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI;
    const reach = radius * (1 + (0.12 + 0.1 * wave) * Math.sin(2 * angle) + 0.06 * Math.sin(5 * angle));
    return [reach * Math.cos(angle) - radius, reach * (0.7 + 0.3 * flat) * Math.sin(angle)] as const;
  });
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  const narrow = Math.cos((from.latitude * Math.PI) / 180);
  return metres.map(([x, y]): [number, number] => [
    from.latitude + (x * sin + y * cos) / DEGREE_M,
    from.longitude + (x * cos - y * sin) / (DEGREE_M * narrow),
  ]);
}

/** What a drive would have recorded. */
export function inventRecord(drive: RecordedDrive): DriveRecord {
  const throws = dice(drive);
  const [, , , hard = 0, thirst = 0, help = 0] = throws;
  return {
    route: routeOf(drive, throws),
    distanceKm: drive.distanceKm,
    topAcceleration: tenth(2.6 + 4.4 * hard * hard),
    energy: tenth(12.4 + 6 * thirst),
    assistKm: tenth(drive.distanceKm * 0.55 * help),
  };
}

/** Stand-in for the test cars' platform. What it tells follows from the drive alone, so it stays the same. */
export const embeddedTelematics: TelematicsService = { recordOf: async (drive) => inventRecord(drive) };
