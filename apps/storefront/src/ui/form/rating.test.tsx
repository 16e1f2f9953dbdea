import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Rating } from './rating';

afterEach(cleanup);

const words = ['很差', '较差', '一般', '满意', '很棒'];

function Host() {
  const [value, setValue] = useState(0);
  return <Rating label="试驾体验" value={value} onChange={setValue} words={words} />;
}

const checked = () => screen.getByRole('radio', { checked: true });

test('a tap gives stars, arrow keys change them', () => {
  render(<Host />);
  fireEvent.click(screen.getByRole('radio', { name: '4 星，满意' }));
  expect(screen.getByText('满意')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('radiogroup', { name: '试驾体验' }), { key: 'ArrowRight' });
  expect(checked()).toBe(screen.getByRole('radio', { name: '5 星，很棒' }));
  expect(document.activeElement).toBe(checked());
});

test('without stars the first one is reached by Tab', () => {
  render(<Host />);
  expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
});

test('a disabled rating takes neither taps nor keys', () => {
  const onChange = vi.fn();
  render(<Rating label="评分" value={2} onChange={onChange} disabled />);
  fireEvent.click(screen.getByRole('radio', { name: '5 星' }));
  fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowRight' });
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  [4.5, 4, 1],
  [3.8, 4, 0],
  [3.2, 3, 0],
  [0, 0, 0],
])('an average of %s shows %i whole stars and %i half', (value, whole, half) => {
  const { container } = render(<Rating label="门店评分" value={value} />);
  expect(screen.getByRole('img', { name: `门店评分：${value} 星，共 5 星` })).toBeTruthy();
  expect(container.querySelectorAll('.gold')).toHaveLength(whole);
  expect(container.querySelectorAll('.half')).toHaveLength(half);
});
