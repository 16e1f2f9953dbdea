import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/page/error-boundary';
import { later } from './later';

const Words = ({ text }: { text: string }) => <div>{text}</div>;

/** Keeps what is tapped into it. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`count ${count}`}
    </button>
  );
}

test('something stands in its place until it is here; others of it are there at once', async () => {
  const load = vi.fn(async () => Words);
  const Late = later(load, () => <div>waiting</div>);
  render(<Late text="one" />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('one')).toBeTruthy();
  render(<Late text="two" />);
  expect(screen.getByText('two')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what stands beside it keeps its state when it comes', async () => {
  const Late = later(async () => Words);
  const page = (isOpen: boolean) => (
    <div>
      <Counter />
      {isOpen && <Late text="here" />}
    </div>
  );
  const { rerender } = render(page(false));
  fireEvent.click(screen.getByRole('button'));
  rerender(page(true));
  expect(await screen.findByText('here')).toBeTruthy();
  expect(screen.getByText('count 1')).toBeTruthy();
});

test('code that does not come is told of by the boundary, and asked for again by its retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Words).mockRejectedValueOnce(new Error('no network'));
  const Late = later(load);
  render(
    <ErrorBoundary>
      <Late text="here" />
    </ErrorBoundary>,
  );
  fireEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
