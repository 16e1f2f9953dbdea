import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBoxes } from './code-boxes';

afterEach(cleanup);

function Host({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeBoxes value={code} onChange={setCode} onComplete={onComplete} />;
}

function show(onComplete = vi.fn()) {
  render(<Host onComplete={onComplete} />);
  const input = screen.getByLabelText<HTMLInputElement>('验证码');
  const type = (value: string) => fireEvent.input(input, { target: { value } });
  return { input, type, onComplete };
}

test('asks the phone for the code of the message', () => {
  const { input } = show();
  expect(input.getAttribute('autocomplete')).toBe('one-time-code');
  expect(input.getAttribute('inputmode')).toBe('numeric');
});

test('calls onComplete once, with the sixth digit', () => {
  const { type, onComplete } = show();
  type('12345');
  expect(onComplete).not.toHaveBeenCalled();
  type('123456');
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(onComplete).toHaveBeenCalledWith('123456');
});

test('takes the digits out of pasted text', () => {
  const { input, type, onComplete } = show();
  type('验证码 482 913');
  expect(input.value).toBe('482913');
  expect(onComplete).toHaveBeenCalledWith('482913');
});

test('takes the focus where it is told to, every time it is opened', () => {
  const boxes = <CodeBoxes autoFocus value="" onChange={() => undefined} />;
  const { unmount } = render(boxes);
  expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
  unmount();
  render(boxes);
  expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
});
