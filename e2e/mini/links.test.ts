import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { SignedClient } from '../lib/signed-client';
import { buildOf, pagesOf, readAppJson } from '../mini-host/app-json';
import { readKinds } from '../mini-host/base-template';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import { pathTo, type RenderedNode, textOf, walk } from '../mini-host/render-tree';

const origin = inject('origin');
const dist = buildOf('weapp');
const kinds = readKinds(dist, 'weapp');
const server = resolve(import.meta.dirname, '../../apps/server/src');
/** Pages whose path differs from their file have the same paths as in the browser. */
const pages = new Set([...pagesOf(readAppJson(dist)).map((page) => `/${page}`), '/', '/choose-location']);
const isPage = (link: string): boolean => pages.has(link.replace(/[?#].*$/, ''));
let host: MiniHost | undefined;

afterEach(() => {
  host?.close();
  host = undefined;
});

/** Page paths in the server's code, each with its file; data and tests are checked separately. */
function pathsInCode(): string[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.(test|fixture|suite)\.ts$|^modules\/[^/]+\/demo\/|^testing\//.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/['"`](\/pages[A-Za-z]*\/[A-Za-z0-9/]+)/g)].map(
      ([, path = '']) => `${path} in ${file}`,
    ),
  );
}

/** All texts in a response that start like a page path. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/pages[A-Za-z]*\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(linksIn);
}

interface Linked {
  title: string;
  link: string;
}
const isLinked = (value: unknown): value is Linked =>
  typeof value === 'object' && value !== null && 'title' in value && 'link' in value;

/** All parts of a response that have a text and a link. */
function linkedIn(value: unknown): Linked[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isLinked(value) ? [value] : []), ...Object.values(value).flatMap(linkedIn)];
}

const TAPPED = new Set(['button', 'link']);

/** Whether a person would take this text for a tappable element. */
function isTap(root: RenderedNode | undefined, title: string): boolean {
  const places = [...walk(root)].filter(
    (node) => node.v?.includes(title) || String(node.ariaLabel ?? '').includes(title),
  );
  return places.some((place) =>
    pathTo(root, place).some(
      (node) =>
        TAPPED.has(String(node.role)) && kinds.get(String(node.nn))?.events.has('tap') && textOf(node).length < 200,
    ),
  );
}

test('every page that the code of the server leads to is there', () => {
  const paths = pathsInCode();
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !isPage(path.split(' ')[0] ?? ''))).toEqual([]);
});

describe.each([
  ['the home screen', ['home'], '/pages/home/index', /官方特惠现车/],
  ['the community', ['community/banners', 'community/welfareBubble'], '/pages/community/index', /推荐.*预约试驾/s],
] as const)('what %s leads to', (_where, names, page, shows) => {
  test('is a page that there is, or is not drawn as a tap', async () => {
    const client = new SignedClient(origin, 'MINI');
    const content = await Promise.all(names.map((name) => client.must<unknown>(`GET /api/mpmkt/v1/${name}`)));
    const gone = linksIn(content).filter((link) => !isPage(link));
    expect(linksIn(content).length).toBeGreaterThan(0);
    const started = loadMiniProgram(dist, origin, { kept: { MALL_CHECKED_COMPLIANCE_AGREEMENT: true } });
    host = started;
    await started.open(page);
    await started.waitFor(() => shows.test(started.text()), String(shows));
    await started.settled();
    const titles = linkedIn(content)
      .filter(({ link }) => gone.includes(link))
      .map(({ title }) => title);
    expect(titles.length).toBe(gone.length);
    expect(titles.filter((title) => isTap(started.current().data.root, title))).toEqual([]);
  });
});
