import { brand } from '@voltfront/brand';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '@/testing/page-stack';
import { resetDebounce } from './navigate';
import { linkAction, pageAction } from './page-action';

beforeEach(() => {
  openApp('/');
  resetDebounce();
});

const address = () => window.location.pathname + window.location.search;

test('a page of this release opens, one that is still to come is no tap', () => {
  expect(pageAction('/pagesNowhere/yet', { id: '1' })).toBeUndefined();
  pageAction('/pagesCommunity/article/index', { id: '7' })?.();
  expect(address()).toBe('/pagesCommunity/article/index?id=7');
});

test.each([
  '/pagesCommunity/article/index?id=7',
  'https://elsewhere.example/campaign',
  `${brand.hosts.h5}/${brand.documents.privacy}`,
  `${brand.hosts.h5}/pagesDetail/carModel?modelId=YLX`,
])('%s leads somewhere', (href) => {
  expect(linkAction(href)).toBeTypeOf('function');
});

test.each(['/nowhere', `${brand.hosts.h5}/pagesNowhere/yet?id=1`, 'javascript:alert(1)', '', '//elsewhere.example'])(
  '%s is drawn without a tap',
  (href) => {
    expect(linkAction(href)).toBeUndefined();
  },
);
