import { render, screen } from '@testing-library/react';
import type { ModelSummaryData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { ModelSlide } from './model-slide';

const model: ModelSummaryData = {
  modelId: 'M1',
  name: '样车',
  tagline: '一路向光',
  stage: 'onSale',
  hero: '/assets/heroes/M1.webp',
  cutout: '/assets/models/M1.webp',
  fromPriceFen: 24_990_000,
  deliveryWeeks: { from: 3, to: 6 },
  stockCount: 0,
  openOrderNo: null,
};

const attributesOf = (props: { isFirst: boolean; isAhead: boolean }) => {
  render(<ModelSlide model={model} {...props} />);
  const image = screen.getByRole('img', { name: '样车' });
  return [image.getAttribute('loading'), image.getAttribute('fetchpriority')];
};

test('the picture of the first slide comes before all else', () => {
  expect(attributesOf({ isFirst: true, isAhead: false })).toEqual([null, 'high']);
});

test('the others wait until they are looked at, or for spare time', () => {
  expect(attributesOf({ isFirst: false, isAhead: false })).toEqual(['lazy', 'low']);
});

test('in spare time the others come, after what is on screen', () => {
  expect(attributesOf({ isFirst: false, isAhead: true })).toEqual([null, 'low']);
});

test('a model without prices says so and offers to look at it', () => {
  render(<ModelSlide model={{ ...model, stage: 'blindBooking', fromPriceFen: null }} isFirst isAhead={false} />);
  expect(screen.getByText('价格即将公布')).toBeTruthy();
  expect(screen.getByText('盲订中')).toBeTruthy();
  expect(screen.getByRole('button', { name: '立即盲订' })).toBeTruthy();
});
