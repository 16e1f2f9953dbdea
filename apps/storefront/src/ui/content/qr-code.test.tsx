import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code';

test('a code waits for its encoder, then shows', async () => {
  const { container } = render(<QrCode text="482913" label="提车码" />);
  expect(screen.getByRole('img', { name: '提车码' })).toBeTruthy();
  expect(screen.getByRole('status')).toBeTruthy();
  const drawn = () => container.querySelector<HTMLElement>('.image');
  await expect.poll(drawn).not.toBeNull();
  expect(drawn()?.style.backgroundImage).toContain('data:image/svg+xml');
});

test('a text too long for a code says so', async () => {
  render(<QrCode text={'长'.repeat(2000)} />);
  expect(await screen.findByText('二维码生成失败')).toBeTruthy();
});
