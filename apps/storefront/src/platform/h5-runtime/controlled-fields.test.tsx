import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

/** Takes digits alone, four at most. */
function Digits() {
  const [value, setValue] = useState('12');
  return (
    <input
      aria-label="digits"
      value={value}
      onChange={(event) => setValue(event.target.value.replace(/\D/g, '').slice(0, 4))}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('digits');

/** What a browser tells while somebody composes with a keyboard for Chinese. */
const compose = (value: string) => {
  field().value = value;
  fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
};

test('a character that the app does not take vanishes, though nothing is drawn anew', async () => {
  render(<Digits />);
  fireEvent.input(field(), { target: { value: '12a' } });
  await vi.waitFor(() => expect(field().value).toBe('12'));
});

test('what the app takes stays, shortened where the app shortens it', async () => {
  render(<Digits />);
  fireEvent.input(field(), { target: { value: '123' } });
  await vi.waitFor(() => expect(field().value).toBe('123'));
  fireEvent.input(field(), { target: { value: '123456' } });
  await vi.waitFor(() => expect(field().value).toBe('1234'));
});

test('words in the making are left alone until they are made', async () => {
  render(<Digits />);
  compose('12ni');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(field().value).toBe('12ni');
  fireEvent.compositionEnd(field());
  await vi.waitFor(() => expect(field().value).toBe('12'));
});
