import type { MaterialData } from '@voltfront/contract';
import { afterEach, expect, test } from 'vitest';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { posterOf } from './use-material-poster';

const material: MaterialData = {
  materialId: 'm',
  kind: 'picture',
  title: '前 45 度',
  modelId: 'M1',
  paint: 'ember',
  cover: '/assets/cars/m1.webp',
  file: '/assets/cars/m1.webp',
  width: 1200,
  height: 800,
  sizeBytes: 1,
  durationS: null,
  pageCount: null,
  publishedAt: 0,
  isNew: false,
  downloadCount: 0,
};

afterEach(() => logout());

test('a visitor, who has no invite code, gets no poster', () => {
  expect(posterOf(material)).toBeNull();
});

test('the code of a poster leads to the same kind and model, with the code of who made it', () => {
  login('token', someUser);
  const code = posterOf(material)?.items.find((item) => item.kind === 'code');
  const link = new URL(code?.kind === 'code' ? code.text : '');
  expect(link.pathname).toBe('/pagesDetail/carMaterialLibrary');
  expect(Object.fromEntries(link.searchParams)).toEqual({ kind: 'picture', modelId: 'M1', share_code: 'u1' });
});

test('a cut-out car stands whole on a stage, and a scene fills its place', () => {
  login('token', someUser);
  const shown = (cover: string) => posterOf({ ...material, cover })?.items.find((item) => item.kind === 'picture');
  expect(shown('/assets/cars/m1.webp')).toMatchObject({ fit: 'contain' });
  expect(shown('/assets/scenes/dusk.webp')).not.toHaveProperty('fit');
});
