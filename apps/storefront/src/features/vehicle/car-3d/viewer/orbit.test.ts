import { describe, expect, it } from 'vitest';
import {
  between,
  cameraPlace,
  dragged,
  ELEVATION,
  glided,
  startAt,
  turnedNear,
  viewAngle,
  ZOOM,
  zoomed,
} from './orbit';

const size = { length: 4.92, width: 2, height: 1.45, centreX: 1.58, axles: [0, 3], hub: [0, 0.37, 0.85] } as const;
const front = startAt(36);

describe('the camera', () => {
  it('starts where the picture from the front was taken', () => {
    const { position, target } = cameraPlace(front, size);
    // The studio: 10.6 m away, 1.05 m high, aimed 0.62 m high and a little towards the nose.
    expect(Math.hypot(position[0] - size.centreX, position[2])).toBeCloseTo(10.6, 0);
    expect(position[1]).toBeCloseTo(1.05, 1);
    expect(target).toEqual([expect.closeTo(1.37, 1), 0.62, expect.closeTo(0, 1)]);
    expect(position[0]).toBeLessThan(size.centreX);
    expect(position[2]).toBeGreaterThan(0);
  });

  it('never goes below the floor or over the roof, however far a finger goes', () => {
    const low = dragged(front, 0, -10_000, 390);
    const high = dragged(front, 0, 10_000, 390);
    expect([low.elevation, high.elevation]).toEqual([ELEVATION.least, ELEVATION.most]);
    for (const orbit of [low, high]) expect(cameraPlace(orbit, size).position[1]).toBeGreaterThan(0.5);
  });

  it('never leaves the limits of closeness', () => {
    expect(zoomed(front, 100).zoom).toBe(ZOOM.most);
    expect(zoomed(front, 0.001).zoom).toBe(ZOOM.least);
  });

  it('stays clear of the car from every side', () => {
    for (let azimuth = 0; azimuth < 360; azimuth += 15) {
      const { position } = cameraPlace({ azimuth, elevation: ELEVATION.least, zoom: ZOOM.most }, size);
      const isInside = Math.abs(position[0] - size.centreX) < size.length / 2 && Math.abs(position[2]) < size.width / 2;
      expect(isInside).toBe(false);
    }
  });

  it('stands back to show the whole car from above', () => {
    const away = (elevation: number) => {
      const { position } = cameraPlace({ azimuth: 20, elevation, zoom: 1 }, size);
      return Math.hypot(position[0] - size.centreX, position[1] - 0.62, position[2]);
    };
    expect(away(35)).toBeGreaterThan(away(2.4) * 1.5);
  });

  it('turns half round by one way across the box, with the finger', () => {
    expect(dragged(front, -390, 0, 390).azimuth).toBe(216);
    expect(dragged(front, 195, 0, 390).azimuth).toBe(-54);
  });

  it('goes back the short way', () => {
    expect(turnedNear(front, { ...front, azimuth: 700 }).azimuth).toBe(756);
    expect(turnedNear(front, { ...front, azimuth: -100 }).azimuth).toBe(36);
  });

  it('passes through what lies between two views', () => {
    expect(between(front, { azimuth: 90, elevation: 12.4, zoom: 2 }, 0.5)).toEqual({
      azimuth: 63,
      elevation: 7.4,
      zoom: 1.5,
    });
  });
});

it('a 16:9 box has the view of the picture, a narrow one the same width', () => {
  const across = (width: number, height: number) =>
    Math.tan((viewAngle(width, height) * Math.PI) / 360) * (width / height);
  expect(across(1280, 720)).toBeCloseTo(0.25, 5);
  expect(across(390, 500)).toBeCloseTo(0.25, 5);
  expect(across(780, 216)).toBeGreaterThan(0.25);
});

it('a pushed car slows down and stands', () => {
  expect(glided(90, 100)).toBeLessThan(90);
  expect(glided(90, 100)).toBeGreaterThan(0);
  expect(glided(-90, 5000)).toBe(0);
});
