import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHttpAddress } from './http-address';

/** Node's own answer; null where it has none, or none for the web. */
function byNode(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.username = '';
  url.password = '';
  return url;
}

const pieces = fc.constantFrom(
  ...['http:', 'HTTPS:', 'https:', 'ftp:', '/', '//', '\\', '@', ':', '?', '#', '.', '..', '%', '%2e', '[::1]', ' '],
  ...[
    '\t',
    '\n',
    '\0',
    '\u00a0',
    '\u3002',
    'own.host',
    'evil.example',
    'WWW',
    'xn--',
    '443',
    '80',
    '8443',
    '99999',
    '0',
  ],
  ...['127.0.0.1', '0x7f', '256', '中文', 'user', '-', '_', '<', '|', '^', '"', "'", '~', '&', '=', '*', '+', ',', ';'],
);
const anyAddress = fc.oneof(
  fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 7 }).map((parts) => `https://${parts.join('')}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string(),
);
const runs = { numRuns: 2000 };

describe('an address is read as browsers read it', () => {
  test('whatever is understood leads to the same place for Node', () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const ours = parseHttpAddress(text);
        // Whether a punycode name is well formed is for those to say who open it.
        if (ours === null || ours.hostname.includes('xn--')) return;
        const theirs = byNode(text);
        expect(theirs?.origin).toBe(ours.origin);
        expect(theirs?.hostname).toBe(ours.hostname);
        expect(new URL(ours.href).href).toBe(theirs?.href);
      }),
      runs,
    );
  });

  test('whatever Node takes to a plain host that was spelled as such is understood', () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const theirs = byNode(text);
        const isPlain = theirs && /^([a-z0-9_-]+\.)*[a-z0-9_-]*[a-z_-]\.?$/.test(theirs.hostname);
        if (!isPlain || /[^!-~]|%|xn--/i.test(text)) return;
        expect(parseHttpAddress(text)?.origin).toBe(theirs.origin);
      }),
      runs,
    );
  });

  test.each([
    ['https://evil.example\\@own.host/', 'https://evil.example', '/@own.host/'],
    ['https://own.host@evil.example/', 'https://evil.example', '/'],
    ['https://own.host:443@evil.example:8443', 'https://evil.example:8443', '/'],
    ['https://user@own.host@evil.example/', 'https://evil.example', '/'],
    ['https:\\\\own.host?a=1#b', 'https://own.host', '/?a=1#b'],
    [' HTTPS://OWN.host:443/汽车 ', 'https://own.host', '/汽车'],
    ['https://own.ho\tst/', 'https://own.host', '/'],
    ['https://own.host./', 'https://own.host.', '/'],
  ])('%j leads to %s', (text, origin, rest) => {
    expect(parseHttpAddress(text)).toMatchObject({ origin, rest });
  });

  test.each([
    '',
    '/pages/car/index',
    '//own.host/',
    'javascript:alert(1)',
    'https://',
    'https://own.host:port/',
    'https://own host/',
    'https://%6fwn.host/',
    'https://ｏwn.host/',
    'https://[::1]/',
    'https://2130706433/',
    'https://127.1/',
  ])('%j is none', (text) => {
    expect(parseHttpAddress(text)).toBeNull();
  });
});
