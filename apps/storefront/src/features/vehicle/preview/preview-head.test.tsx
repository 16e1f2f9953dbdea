import { fireEvent, render, screen } from '@testing-library/react';
import type { QuoteData } from '@voltfront/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { addToComparison, setComparison } from '../comparison/comparison-list';
import { chosen, testConfig } from '../testing/stage-config';
import { PreviewHead } from './preview-head';

const quote = {
  modelName: '样车',
  versionName: '标准版',
  configuration: { modelId: 'M1', versionId: 'M1-a', productCodes: chosen() },
} as unknown as QuoteData;

function open(isWished: boolean) {
  const act = { onEdit: vi.fn(), onSave: vi.fn(), onCompare: vi.fn(), onShare: vi.fn() };
  render(<PreviewHead quote={quote} config={testConfig} isWished={isWished} wishCount={3} {...act} />);
  return act;
}

beforeEach(() => setComparison([]));

test('a configuration that is not kept offers to keep it and to compare it', () => {
  open(false);
  expect(screen.getByRole('button', { name: '加入心愿单' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('button', { name: '加入对比' })).toBeTruthy();
});

test('one that is kept has a filled heart with the count, and a tap drops it', () => {
  const { onSave } = open(true);
  const heart = screen.getByRole('button', { name: '已在心愿单，点按移出' });
  expect([heart.getAttribute('aria-pressed'), heart.textContent]).toEqual(['true', '心愿单 3']);
  fireEvent.click(heart);
  expect(onSave).toHaveBeenCalledOnce();
});

test('a version on the comparison list says so, with the count', () => {
  addToComparison('M1-b');
  addToComparison('M1-a');
  open(false);
  expect(screen.getByRole('button', { name: '已加入对比，点按移出' }).textContent).toBe('已加入 2/4');
});
