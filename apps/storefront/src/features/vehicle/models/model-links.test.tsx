import { fireEvent, render, screen } from '@testing-library/react';
import type { ModelDetailData } from '@voltfront/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { addToComparison, setComparison } from '../comparison/comparison-list';
import { ModelLinks } from './model-links';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@/navigation', async (load) => ({ ...(await load<object>()), navigate }));

const model = {
  modelId: 'M1',
  versions: ['a', 'b', 'c', 'd', 'e'].map((versionId) => ({ versionId })),
} as ModelDetailData;

beforeEach(() => {
  setComparison([]);
  navigate.mockReset();
});

test('the comparison opens with the versions of the model while no list was made', () => {
  render(<ModelLinks model={model} />);
  fireEvent.click(screen.getByText('版本对比'));
  expect(navigate).toHaveBeenCalledWith('/pagesDetail/carVersionComparison', { versionIds: 'a,b,c,d' });
});

test('a list that the customer made is told, and opened as it is', () => {
  addToComparison('x');
  addToComparison('b');
  render(<ModelLinks model={model} />);
  expect(screen.getByText('已选 2 款')).toBeTruthy();
  fireEvent.click(screen.getByText('版本对比'));
  expect(navigate).toHaveBeenCalledWith('/pagesDetail/carVersionComparison', {});
});
