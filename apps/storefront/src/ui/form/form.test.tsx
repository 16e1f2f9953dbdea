import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from './form';
import { PhoneField } from './phone-field';
import { TextField } from './text-field';
import { type FormState, useForm } from './use-form';

afterEach(cleanup);

interface Values {
  name: string;
  phone: string;
}

function check({ name, phone }: Values) {
  return {
    name: name ? undefined : '请填写姓名',
    phone: phone.length === 11 ? undefined : '请输入 11 位手机号',
  };
}

function Host(props: {
  onSubmit: (values: Values, form: FormState<Values>) => unknown;
  reveal?: (id: string) => void;
}) {
  const form = useForm({
    name: 'drive',
    initial: { name: '', phone: '' },
    check,
    reveal: props.reveal ?? (() => undefined),
  });
  return (
    <Form form={form} label="预约" onSubmit={(values) => props.onSubmit(values, form)}>
      {({ submit, isBusy }) => (
        <>
          <TextField label="姓名" required {...form.field('name')} />
          <PhoneField label="手机号" {...form.field('phone')} />
          <button type="button" onClick={submit}>
            {isBusy ? '提交中' : '提交'}
          </button>
          <button type="button" onClick={form.reset}>
            重来
          </button>
        </>
      )}
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交' }));
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('nothing is marked before the first try to submit, then every error, and the first is shown', () => {
  const reveal = vi.fn();
  const onSubmit = vi.fn();
  render(<Host onSubmit={onSubmit} reveal={reveal} />);
  fill('手机号', '138');
  fireEvent.blur(field('手机号'));
  expect(alerts()).toEqual([]);
  submit();
  expect(alerts()).toEqual(['请填写姓名', '请输入 11 位手机号']);
  expect(reveal.mock.calls).toEqual([['drive-name']]);
  expect(document.getElementById('drive-name')?.contains(field('姓名'))).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field says its error, and that it must be filled in, to screen readers', () => {
  render(<Host onSubmit={vi.fn()} />);
  expect(field('姓名').getAttribute('aria-required')).toBe('true');
  submit();
  const messageId = field('姓名').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(messageId)?.textContent).toBe('请填写姓名');
});

test('a mended error goes at once; a new one waits until the field is left', () => {
  render(<Host onSubmit={vi.fn()} />);
  fill('手机号', '13800000001');
  submit();
  expect(alerts()).toEqual(['请填写姓名']);
  fill('姓名', '林');
  expect(alerts()).toEqual([]);
  fill('手机号', '1380');
  expect(alerts()).toEqual([]);
  fireEvent.blur(field('手机号'));
  expect(alerts()).toEqual(['请输入 11 位手机号']);
});

test('Enter in a field submits good values, once while they are being sent', async () => {
  let finish = (): void => undefined;
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  );
  render(<Host onSubmit={onSubmit} />);
  fill('姓名', '林夏');
  fill('手机号', '13800000001');
  fireEvent.keyDown(field('手机号'), { key: 'Enter' });
  fireEvent.keyDown(field('手机号'), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ name: '林夏', phone: '13800000001' }, expect.anything());
  expect(screen.getByRole('form', { name: '预约' }).getAttribute('aria-busy')).toBe('true');
  finish();
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).toBeTruthy());
});

test('an Enter that ends the input of a word does not submit', () => {
  const onSubmit = vi.fn();
  render(<Host onSubmit={onSubmit} />);
  fireEvent.keyDown(field('姓名'), { key: 'Enter', isComposing: true });
  expect(alerts()).toEqual([]);
});

test('what the server refuses shows at its field until that changes', async () => {
  const reveal = vi.fn();
  const onSubmit = async (_: Values, form: FormState<Values>) => form.refuse({ phone: '该手机号已预约' });
  render(<Host onSubmit={onSubmit} reveal={reveal} />);
  fill('姓名', '林夏');
  fill('手机号', '13800000001');
  submit();
  await waitFor(() => expect(alerts()).toEqual(['该手机号已预约']));
  expect(reveal).toHaveBeenLastCalledWith('drive-phone');
  fill('手机号', '13800000002');
  expect(alerts()).toEqual([]);
});

test('a reset takes back values and marks', () => {
  render(<Host onSubmit={vi.fn()} />);
  fill('手机号', '138');
  submit();
  fireEvent.click(screen.getByRole('button', { name: '重来' }));
  expect(field('手机号').value).toBe('');
  expect(alerts()).toEqual([]);
});
