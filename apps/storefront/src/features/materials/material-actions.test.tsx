import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { MaterialData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formOf, isTooLarge } from './material-words';
import { useMaterialActions } from './use-material-actions';

const calls = vi.hoisted(() => ({
  api: vi.fn(async () => ({ downloadCount: 1 })),
  copyText: vi.fn(async () => true),
  saveFilm: vi.fn(async () => 'saved'),
  savePicture: vi.fn(async () => 'saved'),
  openPermissions: vi.fn(async () => true),
  openPdf: vi.fn(async () => true),
  modal: vi.fn(async () => true),
  toast: vi.fn(),
}));
vi.mock('@/api', () => ({ api: calls.api }));
vi.mock('@/platform/clipboard', () => ({ copyText: calls.copyText }));
vi.mock('@/platform/save-film', () => ({ saveFilm: calls.saveFilm }));
vi.mock('@/platform/save-picture', () => ({ savePicture: calls.savePicture }));
vi.mock('@/platform/permissions', () => ({ openPermissions: calls.openPermissions }));
vi.mock('@/platform/open-file', () => ({ openPdf: calls.openPdf }));
vi.mock('@/ui', () => ({ modal: calls.modal, toast: calls.toast, picture: (path: string) => `https://shop${path}` }));

afterEach(() => vi.clearAllMocks());

const MB = 1024 * 1024;
const film: MaterialData = {
  materialId: 'film',
  kind: 'video',
  title: '冬季测试',
  modelId: null,
  paint: null,
  cover: '/assets/a.webp',
  file: '/assets/films/a.mp4',
  width: 1200,
  height: 800,
  sizeBytes: 50 * MB,
  durationS: 9,
  pageCount: null,
  publishedAt: 0,
  isNew: false,
  downloadCount: 0,
};
const photo: MaterialData = { ...film, kind: 'picture', file: '/assets/a.webp', sizeBytes: 90 * MB };

function actions() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useMaterialActions(), { wrapper }).result.current;
}

describe('saving', () => {
  test('a film of 50 MB goes to the album and is counted', async () => {
    await actions().save(film);
    expect(calls.saveFilm).toHaveBeenCalledWith('https://shop/assets/films/a.mp4', '冬季测试');
    expect(calls.api).toHaveBeenCalledOnce();
    expect(calls.copyText).not.toHaveBeenCalled();
  });

  test('the link of a larger film is copied instead, and counted', async () => {
    await actions().save({ ...film, sizeBytes: 50 * MB + 1 });
    expect(calls.copyText).toHaveBeenCalledWith('https://shop/assets/films/a.mp4');
    expect(calls.saveFilm).not.toHaveBeenCalled();
    expect(calls.api).toHaveBeenCalledOnce();
  });

  test('pictures are saved whatever their size', async () => {
    expect(isTooLarge(photo)).toBe(false);
    await actions().save(photo);
    expect(calls.savePicture).toHaveBeenCalledOnce();
  });

  test('a refused permission leads to the settings and counts nothing', async () => {
    calls.savePicture.mockResolvedValueOnce('refused');
    await actions().save(photo);
    expect(calls.modal).toHaveBeenCalledOnce();
    expect(calls.openPermissions).toHaveBeenCalledOnce();
    expect(calls.api).not.toHaveBeenCalled();
  });

  test('who does not want to go to the settings stays', async () => {
    calls.savePicture.mockResolvedValueOnce('refused');
    calls.modal.mockResolvedValueOnce(false);
    await actions().save(photo);
    expect(calls.openPermissions).not.toHaveBeenCalled();
  });

  test('a count that fails spoils nothing', async () => {
    calls.api.mockRejectedValueOnce(new TypeError('offline'));
    await actions().save(photo);
    expect(calls.toast).toHaveBeenCalledWith('已保存');
  });
});

test('a brochure that was opened counts, one that cannot be opened says so', async () => {
  const brochure = { ...film, kind: 'brochure' as const };
  await actions().openBrochure(brochure);
  expect(calls.api).toHaveBeenCalledOnce();
  calls.openPdf.mockResolvedValueOnce(false);
  await actions().openBrochure(brochure);
  expect(calls.api).toHaveBeenCalledOnce();
  expect(calls.toast).toHaveBeenCalledWith('手册打开失败，请稍后再试');
});

test('files are described by what counts for them', () => {
  expect(formOf(film)).toBe('MP4 · 0:09');
  expect(formOf({ ...photo, kind: 'wallpaper', height: 2000 })).toBe('手机 · 1200×2000');
  expect(formOf({ ...film, kind: 'brochure', pageCount: 5 })).toBe('PDF · 5 页');
});
