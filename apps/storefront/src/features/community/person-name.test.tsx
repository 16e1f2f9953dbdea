import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonName } from './person-name';

test('a long nickname ends after 12 characters, a short one stays', () => {
  const badges = { isOwner: false, isOfficial: false };
  render(<PersonName person={{ nickname: '一二三四五六七八九十甲乙丙', ...badges }} />);
  render(<PersonName person={{ nickname: '晨光', ...badges }} />);
  expect(screen.getByText('一二三四五六七八九十甲乙 ...')).toBeTruthy();
  expect(screen.getByText('晨光')).toBeTruthy();
});
