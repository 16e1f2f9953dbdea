import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseAppearance, startAppearance } from '@/session';
import { AppearanceCell } from './appearance-cell';

afterEach(() => {
  chooseAppearance('light');
  vi.unstubAllGlobals();
});

const offered = () => screen.getAllByRole('button').map((button) => button.textContent);

test('the settings show the scheme and change it at once', () => {
  startAppearance();
  render(<AppearanceCell />);
  fireEvent.click(screen.getByRole('button', { name: /外观/ }));
  fireEvent.click(screen.getByRole('button', { name: /深色/ }));
  expect(document.documentElement.classList.contains('vf-dark')).toBe(true);
  expect(screen.getByRole('button', { name: /外观/ }).textContent).toContain('深色');
});

test('following the system is offered only where the system tells what it has', () => {
  render(<AppearanceCell />);
  fireEvent.click(screen.getByRole('button', { name: /外观/ }));
  expect(offered().join()).not.toContain('跟随系统');
});

test('and is, where it does', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  render(<AppearanceCell />);
  fireEvent.click(screen.getByRole('button', { name: /外观/ }));
  expect(offered().join()).toContain('跟随系统');
});
