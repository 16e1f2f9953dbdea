import { headers } from '@voltfront/contract/headers';
import fc from 'fast-check';
import { BOUNDARY } from './raw-call';

/** Texts that are allowed as header values. */
const headerText = () =>
  fc.oneof(
    fc.string({ maxLength: 80 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?')),
    fc.constantFrom(
      '',
      ' ',
      ',',
      '-1',
      '0',
      '9'.repeat(200),
      'Bearer',
      'Bearer ',
      'x'.repeat(6000),
      'NaN',
      '\u00ff\u00fe',
      '__proto__',
    ),
  );

const names = [
  ...Object.values(headers),
  'content-type',
  'content-encoding',
  'x-forwarded-for',
  'x-forwarded-host',
  'host',
  'accept',
  'accept-encoding',
  'origin',
  'range',
  'cookie',
  'if-none-match',
  '__proto__',
];

/** One to three headers with values that make no sense. */
export const garbageHeaders = (): fc.Arbitrary<Record<string, string>> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), headerText()), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    })
    .map((entries) => Object.fromEntries(entries));

interface Content {
  payload: string | Buffer;
  type: string;
}

const BROKEN_JSON = [
  '{',
  '{"a":',
  '[1,2',
  'null',
  'true',
  '12',
  '"text"',
  '{"a":1}}',
  '\ufeff{}',
  '{"__proto__":{"a":1}}',
];

/** Bodies that are not JSON, too deeply nested or truncated, with right and wrong content types. */
export const garbagePayload = (): fc.Arbitrary<Content> =>
  fc.record({
    payload: fc.oneof(
      fc.constantFrom(
        ...BROKEN_JSON,
        '['.repeat(50_000),
        `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
        `{"a":"${'x'.repeat(300_000)}"}`,
      ),
      fc.json().map((text) => text.slice(0, Math.ceil(text.length / 2))),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    ),
    type: fc.oneof(
      { weight: 3, arbitrary: fc.constant('application/json') },
      fc.constantFrom(
        'application/json; charset=utf-16',
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        ';;;',
        'application/json, text/html',
      ),
      headerText(),
    ),
  });

const bytes = () =>
  fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((data) => Buffer.from(data)),
    fc.constantFrom(
      Buffer.from('GIF89a'),
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
      Buffer.alloc(0),
    ),
  );

const PART_NAMES = [
  'files',
  'shot',
  'info',
  '__proto__',
  'constructor',
  '',
  'files[]',
  '"',
  'x'.repeat(300),
  'toString',
];

const part = () =>
  fc
    .record({
      name: fc.constantFrom(...PART_NAMES),
      file: fc.option(fc.constantFrom('a.png', '../../a.png', '', 'a\u0000.png', 'x'.repeat(500))),
      type: fc.constantFrom('image/png', 'text/html', ''),
      data: bytes(),
    })
    .map(({ name, file, type, data }) => {
      const disposition = `form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}`;
      const head = `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`;
      return Buffer.concat([Buffer.from(head), data, Buffer.from('\r\n')]);
    });

/**
 * Multipart bodies with parts that are not images, too many, misnamed, truncated or unterminated.
 */
export const garbageForm = (): fc.Arbitrary<Content> =>
  fc.record({
    payload: fc
      .tuple(
        fc.array(part(), { maxLength: 14 }),
        fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}`, '', '\r\n\r\n'),
        fc.nat(100),
      )
      .map(([parts, end, cut]) => {
        const whole = Buffer.concat([...parts, Buffer.from(end)]);
        return cut > 80 ? whole.subarray(0, Math.floor(whole.length / 2)) : whole;
      }),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
      fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/mixed; boundary=a',
        'application/json',
      ),
    ),
  });
