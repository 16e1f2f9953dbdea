import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { idNumberError, maskIdNumber } from './id-number';
import { IdNumberField } from './id-number-field';

afterEach(cleanup);

const GOOD = '11010519491231002X';

function Host({ first = '', masked }: { first?: string; masked?: boolean }) {
  const [value, setValue] = useState(first);
  return <IdNumberField label="身份证号" value={value} onChange={setValue} masked={masked} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('身份证号');
const type = (value: string) => fireEvent.input(input(), { target: { value } });

test('blanks are dropped, a small x becomes a capital', () => {
  render(<Host />);
  type(' 110105 19491231 002x 99');
  expect(input().value).toBe(GOOD);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a wrong check character shows once all characters are there', () => {
  render(<Host />);
  type('11010519491231002');
  expect(screen.queryByRole('alert')).toBeNull();
  type('110105194912310021');
  expect(screen.getByRole('alert').textContent).toBe('身份证号有误，请检查');
});

test('a masked number is hidden until it is looked at or typed in', () => {
  render(<Host first={GOOD} masked />);
  expect(input().value).toBe('110105********002X');
  fireEvent.click(screen.getByRole('button', { name: '显示身份证号' }));
  expect(input().value).toBe(GOOD);
  fireEvent.click(screen.getByRole('button', { name: '隐藏身份证号' }));
  fireEvent.focus(input());
  expect(input().value).toBe(GOOD);
  fireEvent.blur(input());
  expect(input().value).toBe('110105********002X');
});

test('the words for what is wrong', () => {
  expect(['', '1101', '110105194912310021', GOOD].map(idNumberError)).toEqual([
    '请填写身份证号',
    '身份证号应为 18 位',
    '身份证号有误，请检查',
    undefined,
  ]);
});

test('an incomplete number is hidden but for its end', () => {
  expect(['', '123', '1234567'].map(maskIdNumber)).toEqual(['', '123', '***4567']);
});
