import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShortName } from './short-name';

test('a name of twelve characters is whole', () => {
  const { container } = render(<ShortName text="一二三四五六七八九十甲乙" />);
  expect(container.textContent).toBe('一二三四五六七八九十甲乙');
});

test('a longer one is cut for the eye, and whole for assistive technology and on hover', () => {
  const whole = '100 kWh 超长续航电池';
  render(
    <button type="button">
      <ShortName text={whole} />
    </button>,
  );
  expect(screen.getByText('100 kWh 超长续航 ...').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByTitle(whole)).toBeTruthy();
  expect(screen.getByRole('button', { name: whole })).toBeTruthy();
});
