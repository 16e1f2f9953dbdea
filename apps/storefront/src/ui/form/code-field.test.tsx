import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeField } from './code-field';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole<HTMLButtonElement>('button');
const tap = () => act(async () => void fireEvent.click(button()));

test('after a message went out the button counts down a minute, then sends again', async () => {
  const onSend = vi.fn(async () => true);
  render(<CodeField value="" onChange={vi.fn()} canSend onSend={onSend} />);
  expect(button().textContent).toBe('获取验证码');
  await tap();
  expect(button().textContent).toBe('60 秒后重发');
  expect(button().disabled).toBe(true);
  await act(async () => void vi.advanceTimersByTime(61_000));
  expect(button().textContent).toBe('重新获取');
  await tap();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('a message that did not go out can be tried again at once', async () => {
  render(<CodeField value="" onChange={vi.fn()} canSend onSend={async () => false} />);
  await tap();
  expect(button().textContent).toBe('获取验证码');
  expect(button().disabled).toBe(false);
});

test('nothing is sent before the number is complete; only digits are kept', async () => {
  const onSend = vi.fn(async () => true);
  const onChange = vi.fn();
  render(<CodeField value="" onChange={onChange} canSend={false} onSend={onSend} />);
  await tap();
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.input(screen.getByLabelText('验证码'), { target: { value: '12 34-567' } });
  expect(onChange).toHaveBeenCalledWith('123456');
});
