import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfigurationShareSheet } from './share-sheet';

const props = { isOpen: true, title: '长续航版', picture: '/assets/a.webp', totalFen: 22_990_000, onClose: vi.fn() };

test('a stored configuration shows its code and every way to pass it on', () => {
  render(
    <ConfigurationShareSheet {...props} shared={{ shareId: '8F3K2Q', path: '/pagesDetail/configPreview?s=8F3K2Q' }} />,
  );
  expect(screen.getByText('8F3K2Q')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: '分享配置' })).toBeTruthy();
  for (const way of ['复制链接', '生成海报', '二维码']) expect(screen.getByRole('button', { name: way })).toBeTruthy();
});

test('nothing shows before the configuration is stored', () => {
  render(<ConfigurationShareSheet {...props} shared={null} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
