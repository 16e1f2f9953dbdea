import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Video } from './video';

const play = vi.fn(() => Promise.reject(new TypeError('refused')));

beforeEach(() => {
  play.mockClear();
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.load = vi.fn();
});

const film = () => document.querySelector('video') as HTMLVideoElement;
const open = () => render(<Video src="/assets/film.mp4" poster="/assets/film.webp" label="雪原测试" />);

test('nothing is fetched and nothing plays before a tap', () => {
  open();
  expect(film().preload).toBe('none');
  expect(film().autoplay).toBe(false);
  expect(film().controls).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: '播放 雪原测试' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(film().controls).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a film that fails says so and is tried again', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: '播放 雪原测试' }));
  fireEvent.error(film());
  expect(screen.getByRole('alert').textContent).toContain('视频加载失败');
  fireEvent.click(screen.getByRole('button', { name: '重新播放' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(play).toHaveBeenCalledTimes(2);
});
