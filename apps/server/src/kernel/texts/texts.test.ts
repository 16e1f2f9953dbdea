import { describe, expect, it } from 'vitest';
import { defineTexts, hasTextMark, languageOf, plural, render, renderAll, renderJson, storedText, textRef } from '.';

const texts = defineTexts('sample', {
  missing: ['没有', 'Nothing'],
  count: [({ count }: { count: number }) => `共 ${count} 项`, ({ count }) => plural(count, 'item')],
  because: [({ reason }: { reason: string }) => `因为${reason}`, ({ reason }) => `Because: ${reason}`],
  quoted: [({ name }: { name: string }) => `“${name}”`, ({ name }) => `"${name}"`],
});

describe('the language of a header', () => {
  it.each([
    [undefined, 'zh-CN'],
    ['', 'zh-CN'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['zh-CN', 'zh-CN'],
    ['en-GB,en;q=0.9,zh;q=0.5', 'en'],
    ['zh;q=0.5, en;q=0.4', 'zh-CN'],
    ['fr, de;q=0.9, en;q=0.1', 'en'],
    ['fr-FR,*;q=0.5', 'zh-CN'],
    ['en;q=0', 'zh-CN'],
    ['en;q=2', 'zh-CN'],
    ['english', 'zh-CN'],
    [';;q=,,==\u0000<script>', 'zh-CN'],
    [`${'x,'.repeat(10_000)}en`, 'zh-CN'],
  ])('of %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe('a text', () => {
  it('is said in the language asked for, Chinese by default', () => {
    expect([render(texts.missing), render(texts.missing, 'en')]).toEqual(['没有', 'Nothing']);
  });

  it('takes its parameters, and a count its plural', () => {
    expect([1, 2].map((count) => render(texts.count({ count }), 'en'))).toEqual(['1 item', '2 items']);
    expect(render(texts.count({ count: 2 }))).toBe('共 2 项');
  });

  it('may stand within others, and as a parameter of others', () => {
    const nested = texts.because({ reason: texts.quoted({ name: texts.because({ reason: texts.missing }) }) });
    expect(render(`${nested}; ${texts.missing}`, 'en')).toBe('Because: "Because: Nothing"; Nothing');
  });

  it('is said within written JSON as within a reply', () => {
    const nested = texts.because({ reason: texts.quoted({ name: '"} \\ \n' }) });
    const reply = { code: '000000', list: ['"a" \\', `x ${nested} y`, 3, null], message: texts.missing };
    for (const language of ['zh-CN', 'en'] as const)
      expect(JSON.parse(renderJson(JSON.stringify(reply), language))).toEqual(renderAll(reply, language));
    expect(renderJson('{"a":"\\u4e2d"}', 'en')).toBe('{"a":"\\u4e2d"}');
  });

  it('keeps what is in its parameters as it is', () => {
    const name = '"} \\ </p> $& \n';
    expect(render(texts.quoted({ name }), 'en')).toBe(`"${name}"`);
  });

  it('is nothing when this release does not know its key', () => {
    expect(render(`a${textRef({ key: 'sample.later' })}b`)).toBe('ab');
  });

  it('is defined once', () => {
    expect(() => defineTexts('sample', { missing: ['没有', 'Nothing'] })).toThrow('sample.missing');
  });
});

describe('a reply', () => {
  it('gets its words without being changed itself, since others may read it in another language', () => {
    const reply = { list: [{ title: texts.missing, count: 1 }], at: 5, none: null, same: { a: ['b'] } };
    expect(renderAll(reply, 'en')).toEqual({ ...reply, list: [{ title: 'Nothing', count: 1 }] });
    expect(renderAll(reply, 'zh-CN').list[0]?.title).toBe('没有');
    expect(renderAll(reply, 'en').same).toBe(reply.same);
  });
});

describe('a stored text', () => {
  it('is its key and parameters, and comes back as the same reference', () => {
    const ref = texts.because({ reason: texts.missing });
    const stored = storedText(ref);
    expect(stored).toMatchObject({ key: 'sample.because' });
    expect(textRef(JSON.parse(JSON.stringify(stored)))).toBe(ref);
    expect(storedText(texts.missing)).toEqual({ key: 'sample.missing' });
  });

  it('is none of a plain sentence or of several texts', () => {
    expect([storedText('没有'), storedText(texts.missing + texts.missing)]).toEqual([null, null]);
  });

  it('has marks that plain texts have not', () => {
    expect([hasTextMark(texts.missing), hasTextMark('没有')]).toEqual([true, false]);
  });
});
