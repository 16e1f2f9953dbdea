import { DRIVING_TYPES } from '@voltfront/rules/test-drive/driving-type';
import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { defineEndpoints } from './define';

const Percent = z.int().min(0).max(100);

/** What the car told about a drive. */
const Told = z.object({
  /** Latitude and longitude in GCJ-02, from the start on. */
  route: z.array(z.tuple([z.number(), z.number()])),
  distanceKm: z.number(),
  /** Metres per second squared. */
  topAcceleration: z.number(),
  /** Kilowatt-hours per 100 km. */
  energy: z.number(),
  assistKm: z.number(),
  type: z.enum(DRIVING_TYPES),
  /** How many drives of the model it is compared with, and the share that it is ahead of; null with too few of them. */
  compared: z.int(),
  fasterThan: Percent.nullable(),
  thriftierThan: Percent.nullable(),
});

export const DriveFigures = z.object({
  driveNo: Id,
  /** `facts`: the car told nothing. */
  state: z.enum(['notDone', 'preparing', 'facts', 'ready']),
  modelId: Id,
  modelName: z.string(),
  picture: PicturePath,
  storeName: z.string(),
  finishedAt: At.nullable(),
  minutes: z.int().nullable(),
  /** As staff read it from the car. */
  distanceKm: z.number().nullable(),
  /** The figures are there by then, or never. */
  readyBy: At.nullable(),
  isFeedbackSent: z.boolean(),
  told: Told.nullable(),
});

export const driveFigures = defineEndpoints({
  'GET /api/mpmkt/v1/testDrive/figures': {
    summary: 'What the car told about a drive of the caller, and how it compares with others. NOT_FOUND.',
    auth: 'customer',
    query: z.object({ driveNo: Id }),
    reply: DriveFigures,
  },
});

export type DriveFiguresData = z.output<typeof DriveFigures>;
