import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RichText } from './rich-text';

test('text is never read as markup', () => {
  render(<RichText blocks={[{ kind: 'paragraph', text: '<b>粗</b>' }]} />);
  expect(screen.getByText('<b>粗</b>')).toBeTruthy();
});

test('headings and lists are what they are for screen readers', () => {
  render(
    <RichText
      blocks={[
        { kind: 'heading', text: '光从海面来' },
        { kind: 'list', isNumbered: true, items: ['选车', '下定'] },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: '光从海面来' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1.选车', '2.下定']);
});

test('pictures can be tapped only when somebody listens', () => {
  const onPicture = vi.fn();
  const blocks = [{ kind: 'picture', src: '/assets/a.webp', alt: '城市', caption: '雨后' }] as const;
  const view = render(<RichText blocks={blocks} />);
  expect(screen.queryByRole('button')).toBeNull();
  view.rerender(<RichText blocks={blocks} onPicture={onPicture} />);
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  expect(onPicture).toHaveBeenCalledWith('/assets/a.webp');
});
