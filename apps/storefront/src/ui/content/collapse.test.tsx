import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Collapse } from './collapse';

const items = [
  { key: 'refund', title: '可以退吗？', children: '可以退。' },
  { key: 'deliver', title: '多久交付？', children: '六周。' },
];
const head = (name: string) => screen.getByRole('button', { name });

test('a heading opens and closes its text', () => {
  render(<Collapse items={items} />);
  fireEvent.click(head('可以退吗？'));
  fireEvent.click(head('多久交付？'));
  expect(screen.getByText('可以退。').id).toBe(head('可以退吗？').getAttribute('aria-controls'));
  fireEvent.click(head('可以退吗？'));
  expect(screen.queryByText('可以退。')).toBeNull();
  expect(screen.getByText('六周。')).toBeTruthy();
});

test('as an accordion only one is open', () => {
  render(<Collapse accordion items={items} initialKeys={['refund']} />);
  fireEvent.click(head('多久交付？'));
  expect(screen.queryByText('可以退。')).toBeNull();
  expect(head('多久交付？').getAttribute('aria-expanded')).toBe('true');
});
