import { describe, expect, test } from 'vitest';
import { chosen, testConfig } from '../testing/stage-config';
import { borrowedWheel, carPicture, carViews, variantPictures, viewForGroup } from './car-pictures';

describe('pictures of the car', () => {
  test('front and side show the chosen paint and wheel', () => {
    const selection = chosen('paint-ember', 'wheel-blade');
    expect(carPicture(testConfig, selection, 'front')).toBe('/assets/cars/M1_front_blade_ember.webp');
    expect(carPicture(testConfig, selection, 'side')).toBe('/assets/cars/M1_side_blade_ember.webp');
  });

  test('the rear exists with one wheel only, and another chosen one is told of', () => {
    expect(carPicture(testConfig, chosen('wheel-blade'), 'rear')).toBe('/assets/cars/M1_rear_aero_mist.webp');
    expect(borrowedWheel(testConfig, chosen('wheel-blade'), 'rear')).toBe('低风阻轮毂');
  });

  test.each(['front', 'side', 'interior'] as const)('the %s is true whatever the wheel', (view) => {
    expect(borrowedWheel(testConfig, chosen('wheel-blade'), view)).toBeNull();
  });

  test('the rear is true with the wheel that it shows', () => {
    expect(borrowedWheel(testConfig, chosen('wheel-aero'), 'rear')).toBeNull();
  });

  test('a car with pictures of both rows has a view of each', () => {
    const interior = '/assets/interiors/mpv_{row}_{theme}.webp';
    const config = { ...testConfig, pictures: { ...testConfig.pictures, interior } };
    expect(carViews(testConfig)).toEqual(['front', 'side', 'rear', 'interior']);
    expect(carViews(config)).toEqual(['front', 'side', 'rear', 'interior', 'second']);
    expect(carPicture(config, chosen('interior-red'), 'interior')).toBe('/assets/interiors/mpv_cabin_red.webp');
    expect(carPicture(config, chosen('interior-red'), 'second')).toBe('/assets/interiors/mpv_second_red.webp');
  });

  test('variants are the other options that can be had, in the open view', () => {
    expect(variantPictures(testConfig, chosen(), 'side', 'paint')).toEqual(['/assets/cars/M1_side_aero_ember.webp']);
    expect(variantPictures(testConfig, chosen(), 'side', 'wheel')).toEqual(['/assets/cars/M1_side_blade_mist.webp']);
    expect(variantPictures(testConfig, chosen(), 'rear', 'wheel')).toEqual([]);
  });
});

test.each([
  ['paint', 'rear', 'rear'],
  ['paint', 'interior', 'front'],
  ['wheel', 'front', 'front'],
  ['wheel', 'rear', 'side'],
  ['interior', 'side', 'interior'],
  ['interior', 'second', 'second'],
  ['package', 'interior', 'interior'],
] as const)('a change of %s seen from %s is shown from %s', (groupCode, before, after) => {
  expect(viewForGroup(groupCode, before)).toBe(after);
});
