import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { someArticle } from '../test-data';
import { ArticleBody } from './article-body';
import { articlePictures } from './article-pictures';
import { ArticlePreview } from './article-preview';

const article = someArticle({
  title: '河西走廊七天',
  cover: '/assets/a.webp',
  blocks: [
    { kind: 'picture', src: '/assets/b.webp', aspect: 1.5, caption: '雨后的戈壁' },
    { kind: 'paragraph', text: '从兰州出发' },
    { kind: 'picture', src: '/assets/a.webp', aspect: 1.5, caption: '清晨' },
    { kind: 'picture', src: '/assets/c.webp', aspect: 1.5, caption: null },
  ],
});

function Article() {
  const [viewed, setViewed] = useState<string | null>(null);
  return (
    <>
      <ArticleBody blocks={article.blocks} onPicture={setViewed} />
      <ArticlePreview article={article} viewed={viewed} onClose={() => setViewed(null)} />
    </>
  );
}

test('the cover comes first, a picture that is used twice comes once and keeps its words', () => {
  expect(articlePictures(article)).toEqual([
    { src: '/assets/a.webp', alt: '清晨', caption: '清晨' },
    { src: '/assets/b.webp', alt: '雨后的戈壁', caption: '雨后的戈壁' },
    { src: '/assets/c.webp', alt: '文章图片' },
  ]);
});

test('a tapped picture opens among all pictures of the article, and closes again', async () => {
  render(<Article />);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '文章图片' }));
  const dialog = screen.getByRole('dialog', { name: '图片预览' });
  expect(screen.getByText('3 / 3')).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(screen.getByText('2 / 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
