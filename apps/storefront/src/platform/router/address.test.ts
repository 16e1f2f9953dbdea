import { describe, expect, test } from 'vitest';
import { canonicalPath, fileAddress, formatAddress, parseAddress } from './address';

describe('addresses', () => {
  test('a page of another file name is known by both', () => {
    expect(canonicalPath('pages/community/index')).toBe('/');
    expect(canonicalPath('/pages/location/choose')).toBe('/choose-location');
    expect(fileAddress('/open-location?name=a%20b')).toBe('/pages/location/open?name=a%20b');
    expect(fileAddress('/?tab=newest')).toBe('/pages/community/index?tab=newest');
    expect(fileAddress('/pages/car/index')).toBe('/pages/car/index');
  });

  test('a short link carries its token as its path', () => {
    expect(parseAddress('/AbCdE12345?from=sms')).toEqual({
      path: '/{token}',
      query: { token: 'AbCdE12345', from: 'sms' },
    });
    expect(formatAddress('/{token}', { token: 'AbCdE12345', from: 'sms' })).toBe('/AbCdE12345?from=sms');
    expect(parseAddress('/pages/link/index?token=AbCdE12345').path).toBe('/{token}');
    expect(fileAddress('/AbCdE12345')).toBe('/pages/link/index?token=AbCdE12345');
  });

  test('what is not shaped like a token stays what it is', () => {
    expect(parseAddress('/favicon')).toEqual({ path: '/favicon', query: {} });
    expect(parseAddress('/AbCdE1234-').path).toBe('/AbCdE1234-');
  });
});
