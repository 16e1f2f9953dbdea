import { brand } from '@voltfront/brand';
import { describe, expect, it } from 'vitest';
import { inScheme, sortWebAddress } from './web-address';

describe('sortWebAddress', () => {
  it('loads own hosts and the consent documents of the own server at once', () => {
    expect(sortWebAddress(`${brand.hosts.activity}/summer?a=1`).kind).toBe('own');
    expect(sortWebAddress(`/${brand.documents.privacy}`)).toEqual({
      kind: 'own',
      url: `/${brand.documents.privacy}`,
      isServer: true,
    });
  });

  it('names the host of other https addresses', () => {
    expect(sortWebAddress('https://news.example.org/a')).toEqual({
      kind: 'foreign',
      url: 'https://news.example.org/a',
      host: 'news.example.org',
    });
  });

  it.each([
    undefined,
    '',
    'http://news.example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/pagesOrder/order/index',
  ])('refuses %s', (src) => {
    expect(sortWebAddress(src).kind).toBe('unsafe');
  });

  it('is not fooled by an own host inside a foreign address', () => {
    const host = brand.hosts.production.replace('https://', '');
    expect(sortWebAddress(`https://evil.example/${host}`).kind).toBe('foreign');
    expect(sortWebAddress(`https://${host}@evil.example/`)).toMatchObject({ kind: 'foreign', host: 'evil.example' });
    expect(sortWebAddress(`https://evil.example\\@${host}/a`)).toEqual({
      kind: 'foreign',
      url: `https://evil.example/@${host}/a`,
      host: 'evil.example',
    });
    expect(sortWebAddress(`https://${host}.evil.example/`).kind).toBe('foreign');
  });
});

describe('inScheme', () => {
  it('asks for the documents of the own server as light or dark as the app is', () => {
    expect(inScheme(`/${brand.documents.privacy}`, true)).toBe(`/${brand.documents.privacy}?scheme=dark`);
    expect(inScheme(`/${brand.documents.agreement}`, false)).toBe(`/${brand.documents.agreement}?scheme=light`);
  });

  it('leaves every other address as it is', () => {
    expect(inScheme('/sandbox/cashier/1?key=a', true)).toBe('/sandbox/cashier/1?key=a');
    expect(inScheme(`${brand.hosts.activity}/summer`, true)).toBe(`${brand.hosts.activity}/summer`);
  });
});
