import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFeedback } from '../overlay/feedback-store';
import { PhoneField } from './phone-field';
import { Stepper } from './stepper';
import { TextArea } from './text-area';
import { TextField } from './text-field';
import { Upload } from './upload';

afterEach(cleanup);

const MEGABYTE = 1024 * 1024;

test('a phone field keeps digits, drops +86 and stops at 11', () => {
  const onChange = vi.fn();
  render(<PhoneField value="" onChange={onChange} />);
  const input = screen.getByLabelText('手机号');
  fireEvent.input(input, { target: { value: '+86 138 0000 0101' } });
  fireEvent.input(input, { target: { value: '138000001019' } });
  expect(onChange.mock.calls).toEqual([['13800000101'], ['13800000101']]);
});

test('a field says what is wrong to screen readers too', () => {
  render(<TextField label="邮箱" value="a@" onChange={vi.fn()} error="邮箱不完整" />);
  expect(screen.getByRole('alert').textContent).toBe('邮箱不完整');
  expect(screen.getByLabelText('邮箱').getAttribute('aria-invalid')).toBe('true');
});

test('Enter in a text field submits', () => {
  const onSubmit = vi.fn();
  render(<TextField label="姓名" value="小澜" onChange={vi.fn()} onSubmit={onSubmit} />);
  fireEvent.keyDown(screen.getByLabelText('姓名'), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a text area cuts at its limit and counts', () => {
  const onChange = vi.fn();
  render(<TextArea label="感受" value="很好" onChange={onChange} maxLength={4} />);
  expect(screen.getByText('2/4')).toBeTruthy();
  fireEvent.input(screen.getByLabelText('感受'), { target: { value: '非常非常好' } });
  expect(onChange).toHaveBeenLastCalledWith('非常非常');
});

test('a stepper stops at its ends', () => {
  const onChange = vi.fn();
  render(<Stepper label="数量" value={3} max={3} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: '增加' }));
  fireEvent.click(screen.getByRole('button', { name: '减少' }));
  expect(onChange.mock.calls).toEqual([[2]]);
});

test('an upload drops files over 5 MB and sends the others', async () => {
  const onChange = vi.fn();
  const send = vi.fn(async () => ['/files/a.webp']);
  const files = [{ size: 5 * MEGABYTE }, { size: 5 * MEGABYTE + 1 }];
  render(<Upload value={[]} max={2} onChange={onChange} pick={async () => files} send={send} />);
  fireEvent.click(screen.getByRole('button', { name: '上传图片' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(['/files/a.webp']));
  expect(send).toHaveBeenCalledWith([files[0]]);
});

test('an upload says why when every file is too large', async () => {
  const send = vi.fn();
  render(<Upload value={[]} onChange={vi.fn()} pick={async () => [{ size: 6 * MEGABYTE }]} send={send} />);
  fireEvent.click(screen.getByRole('button', { name: '上传图片' }));
  await waitFor(() => expect(useFeedback.getState().toast?.text).toContain('5M'));
  expect(send).not.toHaveBeenCalled();
});

test('an upload that fails leaves the telling to who sends, and can be tried again', async () => {
  useFeedback.setState({ toast: null });
  const onChange = vi.fn();
  const send = vi.fn(() => Promise.reject(new RangeError('网络异常')));
  render(<Upload value={[]} onChange={onChange} pick={async () => [{ size: 1 }]} send={send} />);
  fireEvent.click(screen.getByRole('button', { name: '上传图片' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByRole('button', { name: '上传图片' })).toHaveProperty('disabled', false));
  expect(useFeedback.getState().toast).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
