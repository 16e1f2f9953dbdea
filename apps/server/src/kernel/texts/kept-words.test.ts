import { describe, expect, it } from 'vitest';
import { defineTexts, keptWords, renderAll, wordsToKeep } from './index';

const texts = defineTexts('keptWordsTest', {
  opened: ['已打开', 'Opened'],
  paid: [({ yuan }: { yuan: number }) => `已付 ${yuan} 元`, ({ yuan }) => `${yuan} yuan paid`],
});

/** The row after a JSON round trip, as its table returns it. */
const fromTable = <T>(row: T): T => JSON.parse(JSON.stringify(row));

describe('words of a row', () => {
  it('are stored in Chinese, without a reference, and said in either language', () => {
    const kept = fromTable(
      wordsToKeep({ title: texts.opened, note: texts.paid({ yuan: 5 }), at: 1 }, ['title', 'note']),
    );
    expect(kept).toEqual({
      title: '已打开',
      note: '已付 5 元',
      at: 1,
      texts: { title: { key: 'keptWordsTest.opened' }, note: { key: 'keptWordsTest.paid', params: { yuan: 5 } } },
    });
    expect(renderAll(keptWords(kept), 'en')).toMatchObject({ title: 'Opened', note: '5 yuan paid', at: 1 });
    expect(renderAll(keptWords(kept), 'zh-CN')).toMatchObject({ title: '已打开', note: '已付 5 元' });
  });

  it('that are somebody’s own stay as they are', () => {
    const kept = fromTable(wordsToKeep({ title: texts.opened, note: '林夏 → 周宁' }, ['title', 'note']));
    expect(renderAll(keptWords(kept), 'en')).toMatchObject({ title: 'Opened', note: '林夏 → 周宁' });
    expect(wordsToKeep({ note: '林夏' }, ['note'])).toEqual({ note: '林夏', texts: null });
  });

  it('within JSON are kept by their path', () => {
    const row = { title: '林夏', items: [{ label: texts.opened, after: '青色', fen: 5 }], plan: null, at: 1 };
    const kept = fromTable(wordsToKeep(row, ['title', 'items', 'plan']));
    expect(kept).toMatchObject({
      items: [{ label: '已打开', after: '青色', fen: 5 }],
      plan: null,
      texts: { 'items.0.label': { key: 'keptWordsTest.opened' } },
    });
    const said = keptWords(kept);
    expect(renderAll(said, 'en')).toMatchObject({ items: [{ label: 'Opened', after: '青色', fen: 5 }] });
    expect(kept.items[0]?.label).toBe('已打开');
  });

  it('at a path that is gone leave the rest as it was stored', () => {
    const stored = { title: '旧的', items: [], texts: { 'items.0.label': { key: 'keptWordsTest.opened' } } };
    expect(keptWords(stored)).toEqual(stored);
  });

  it('of a release before show what was stored', () => {
    expect(keptWords({ title: '订单已创建', texts: null })).toEqual({ title: '订单已创建', texts: null });
  });

  it('of a text that is no longer known show what was stored', () => {
    const row = { title: '旧的文字', texts: { title: { key: 'keptWordsTest.gone' } } };
    expect(renderAll(keptWords(row), 'en').title).toBe('旧的文字');
  });
});
