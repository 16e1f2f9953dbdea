import { brand } from '@voltfront/brand';
import { beforeEach, describe, expect, test } from 'vitest';
import { WEB_HOSTS_KEY } from '@/platform/remote-config/web-hosts';
import { storage } from '@/platform/storage';
import { openApp } from '@/testing/page-stack';
import { resetDebounce } from './navigate';
import { inAppAddress, isOwnHost, openLink } from './open-link';

beforeEach(() => {
  openApp('/');
  resetDebounce();
});

const address = () => window.location.pathname + window.location.search;

describe('links', () => {
  test.each([
    ['/pagesDetail/carModel?modelId=YLX', '/pagesDetail/carModel?modelId=YLX'],
    ['pages/community/index', '/'],
    [`${brand.hosts.h5}/pagesDetail/carModel?modelId=YLX#top`, '/pagesDetail/carModel?modelId=YLX'],
    [`${brand.hosts.production}`, '/'],
  ])('%s is a page of the app', (href, expected) => {
    expect(inAppAddress(href)).toBe(expected);
  });

  test.each([
    'https://elsewhere.example/pagesDetail/carModel',
    `http://${brand.hosts.h5.slice(8)}/pagesDetail/carModel`,
    '//elsewhere.example/',
    'javascript:alert(1)',
    '/nowhere',
    `${brand.hosts.h5}@elsewhere.example/pagesDetail/carModel`,
    `https://elsewhere.example\\@${brand.hosts.h5.slice(8)}/pagesDetail/carModel`,
    '\\\\elsewhere.example/',
  ])('%s is none', (href) => {
    expect(inAppAddress(href)).toBeNull();
  });

  test('an address that only looks like an own host is not one', () => {
    expect(isOwnHost(`${brand.hosts.h5}.elsewhere.example/`)).toBe(false);
    expect(isOwnHost(`${brand.hosts.h5}:443@elsewhere.example/`)).toBe(false);
    expect(isOwnHost(`https://elsewhere.example\\@${brand.hosts.h5.slice(8)}/`)).toBe(false);
    expect(isOwnHost(`${brand.hosts.h5}:8443/`)).toBe(false);
  });

  test('own hosts are those of the remote configuration, once there is one', () => {
    storage.set(WEB_HOSTS_KEY, ['https://shop.example']);
    expect(inAppAddress('https://shop.example/pages/car/index')).toBe('/pages/car/index');
    expect(isOwnHost(brand.hosts.h5)).toBe(false);
    storage.remove(WEB_HOSTS_KEY);
    expect(isOwnHost(brand.hosts.h5)).toBe(true);
  });

  test('what opens is the address as it was understood', () => {
    expect(openLink('https:\\\\elsewhere.example\\@own.example/')).toBe(true);
    expect(address()).toBe('/pages/webview/index?src=https%3A%2F%2Felsewhere.example%2F%40own.example%2F');
  });

  test('other http links open in the web view page', () => {
    expect(openLink('https://elsewhere.example/a?b=1')).toBe(true);
    expect(address()).toBe('/pages/webview/index?src=https%3A%2F%2Felsewhere.example%2Fa%3Fb%3D1');
  });

  test('an in-app link opens its page', () => {
    openLink('/pagesCommunity/article/index?id=3');
    expect(address()).toBe('/pagesCommunity/article/index?id=3');
  });

  test('anything else is refused', () => {
    expect(openLink('javascript:alert(1)')).toBe(false);
    expect(address()).toBe('/');
  });
});
