import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazySheet } from './lazy-sheet';

const Words = ({ isOpen }: { isOpen: boolean }) => <div>{isOpen ? 'open' : 'sliding away'}</div>;

test('the code of a sheet is asked for when it is opened, once, and the sheet stays to slide away', async () => {
  const load = vi.fn(async () => Words);
  const Sheet = lazySheet(load);
  const { rerender } = render(<Sheet isOpen={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Sheet isOpen />);
  expect(await screen.findByText('open')).toBeTruthy();
  rerender(<Sheet isOpen={false} />);
  expect(screen.getByText('sliding away')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
