import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figures } from './figures';

const whole = (text: string) => {
  const { container } = render(<Figures text={text} />);
  expect(container.textContent).toBe(text);
  return Array.from(container.querySelectorAll('.figure')).map((figure) => figure.textContent);
};

test('sums keep their sign, numbers their unit, and the words between them stay as they are', () => {
  expect(whole('需同时选装 真皮座椅包、音响包 +¥25,000')).toEqual(['+¥25,000']);
  expect(whole('续航 620 km · 310 kW · 零百 5.9 s')).toEqual(['620 km', '310 kW', '5.9 s']);
  expect(whole('省 2.4 万，预计 3-6 周，退 -¥1,000.50。')).toEqual(['2.4 万', '3-6 周', '-¥1,000.50']);
});

test('a number without a unit, and a word that begins like one, are no figures', () => {
  expect(whole('2026 sports 版，共 3 款，20 style')).toEqual([]);
});
