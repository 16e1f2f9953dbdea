import type { CarView } from '../stage/car-pictures';

/** Frames of a whole turn, 10 degrees apart, counted from the nose. */
export const FRAME_COUNT = 36;

/** A picture taken for a frame; mirrored ones show the other side of the car. */
export interface TurnFrame {
  /** 0 to 35. */
  at: number;
  view: Extract<CarView, 'front' | 'side' | 'rear'>;
  isMirrored: boolean;
}

/** The frames that have pictures: 40°, 90° and 150° from the nose, and the same from the other side. */
export const PICTURED: readonly TurnFrame[] = [
  { at: 4, view: 'front', isMirrored: false },
  { at: 9, view: 'side', isMirrored: false },
  { at: 15, view: 'rear', isMirrored: false },
  { at: 21, view: 'rear', isMirrored: true },
  { at: 27, view: 'side', isMirrored: true },
  { at: 32, view: 'front', isMirrored: true },
];

/** A frame number within the turn, however far it was turned. */
export const wrapFrame = (frame: number): number => ((frame % FRAME_COUNT) + FRAME_COUNT) % FRAME_COUNT;

/** Frames between two angles, the short way round. */
const distance = (a: number, b: number): number => {
  const apart = Math.abs(wrapFrame(a) - wrapFrame(b));
  return Math.min(apart, FRAME_COUNT - apart);
};

/**
 * The picture for a frame: its own, else the nearest one; halfway between two the one that comes first in the turn.
 * @param frame any whole number; 36 is once round
 */
export function nearestFrame(frame: number): TurnFrame {
  return PICTURED.reduce((best, each) => (distance(each.at, frame) < distance(best.at, frame) ? each : best));
}

/** Px of a drag that turn the car by one frame: half a phone's width is a third of a turn. */
export const PX_PER_FRAME = 16;

/** The frame after a drag by `movedPx` to the right, which turns the nose to the right. */
export const draggedFrame = (startFrame: number, movedPx: number): number =>
  wrapFrame(startFrame - Math.round(movedPx / PX_PER_FRAME));
