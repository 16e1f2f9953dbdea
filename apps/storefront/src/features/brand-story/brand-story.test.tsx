import { render, screen } from '@testing-library/react';
import type { ArticleBlockData, ChapterCardData } from '@voltfront/contract';
import { expect, test, vi } from 'vitest';
import { picturesOf, segmentsOf } from './chapter-body';
import { ChapterOffline } from './chapter-screen';
import { StoryFilm } from './story-film';

const network = vi.hoisted(() => ({ isOnWifi: vi.fn(async () => false) }));
vi.mock('@/platform/network', () => network);

const film = {
  src: '/assets/films/light.mp4',
  poster: '/assets/scenes/a.webp',
  title: '开场',
  sizeBytes: 654_774,
  durationS: 11,
};

test('away from Wi-Fi the film waits, and its cover says how large it is', async () => {
  render(<StoryFilm film={film} />);
  expect(await screen.findByText('11 秒 · 639 KB')).toBeTruthy();
  expect(screen.getByRole('button', { name: '播放 开场' })).toBeTruthy();
});

test('on Wi-Fi the film starts by itself, without sound', async () => {
  network.isOnWifi.mockResolvedValueOnce(true);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<StoryFilm film={film} />);
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
  expect((screen.getByLabelText('开场') as HTMLVideoElement).muted).toBe(true);
  expect(screen.queryByText('11 秒 · 639 KB')).toBeNull();
});

const blocks: ArticleBlockData[] = [
  { kind: 'paragraph', text: '一' },
  { kind: 'picture', src: '/assets/a.webp', aspect: 1.5, caption: '图' },
  { kind: 'video', src: '/assets/films/light.mp4', poster: '/assets/b.webp', aspect: 1.78 },
  { kind: 'paragraph', text: '二' },
];

test('a chapter is split where its films are, and its pictures can be looked at', () => {
  expect(segmentsOf(blocks, '源起').map((segment) => ('film' in segment ? 'film' : segment.blocks.length))).toEqual([
    2,
    'film',
    1,
  ]);
  expect(picturesOf(blocks, '源起')).toEqual([{ src: '/assets/a.webp', alt: '图', caption: '图' }]);
});

test('a chapter that is off names the others', () => {
  const other: ChapterCardData = {
    chapterId: 'design',
    number: '02',
    title: '设计',
    lead: '少一条线',
    cover: '/assets/a.webp',
    minutes: 2,
  };
  render(<ChapterOffline chapters={[other]} />);
  expect(screen.getByText('内容已下线')).toBeTruthy();
  expect(screen.getByText('设计')).toBeTruthy();
});
