import { brand } from '@voltfront/brand';
import type { VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import type { PosterPlan } from '@/ui';
import { carPicture } from '../stage/car-pictures';

/** Px of a phone's screen. */
const WIDTH = 1080;
const HEIGHT = 2340;
const HORIZON = 1420;

const LIGHTS = {
  day: { wall: ['#e3e7ea', '#f4f5f6'], floor: ['#d6dadd', '#eceeef'], ink: '#262626' },
  night: { wall: ['#0b0f14', '#26303b'], floor: ['#12171d', '#222a33'], ink: '#ffffff' },
} as const;

/** A wallpaper of the car, 1080 × 2340 px: clear of the clock above and of the buttons below. */
export function wallpaper(config: VersionConfigData, selection: Selection, isNight: boolean): PosterPlan {
  const { wall, floor, ink } = isNight ? LIGHTS.night : LIGHTS.day;
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: wall[0],
    items: [
      { kind: 'fade', x: 0, y: 0, width: WIDTH, height: HORIZON, from: wall[0], to: wall[1] },
      { kind: 'fade', x: 0, y: HORIZON, width: WIDTH, height: HEIGHT - HORIZON, from: floor[0], to: floor[1] },
      {
        kind: 'picture',
        src: carPicture(config, selection, 'front'),
        x: 0,
        y: 1090,
        width: WIDTH,
        height: 608,
        fit: 'contain',
        required: true,
      },
      {
        kind: 'text',
        text: brand.latinName,
        x: 90,
        y: 2080,
        width: WIDTH - 180,
        size: 44,
        colour: ink,
        bold: true,
        align: 'center',
      },
    ],
  };
}
