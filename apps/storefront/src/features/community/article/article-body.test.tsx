import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleBody, splitBlocks } from './article-body';

const film = { kind: 'video', src: '/assets/films/a.mp4', poster: '/assets/a.webp', aspect: 1.5 } as const;
const words = (text: string) => ({ kind: 'paragraph', text }) as const;

test('a film stands between the texts before and after it', () => {
  const segments = splitBlocks([words('出发'), words('路上'), film, words('到了')]);
  expect(segments).toEqual([
    { key: 'text0', blocks: [words('出发'), words('路上')] },
    { key: 'video2', video: film },
    { key: 'text3', blocks: [words('到了')] },
  ]);
});

test('a film is offered by its poster, and nothing of it is fetched before', () => {
  render(<ArticleBody blocks={[film]} onPicture={() => undefined} />);
  expect(screen.getByRole('button', { name: '播放 文章视频' })).toBeTruthy();
  const video = document.querySelector('video');
  expect(video?.getAttribute('src')).toBe('/assets/films/a.mp4');
  expect(video?.getAttribute('preload')).toBe('none');
});
