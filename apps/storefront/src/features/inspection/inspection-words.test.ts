import { describe, expect, test } from 'vitest';
import {
  canAsk,
  canConfirm,
  inspectionNote,
  isWaiting,
  type QuestionData,
  type ReportData,
  shownGroups,
} from './inspection-words';

const item = (itemKey: string, changes = {}) => ({ itemKey, name: itemKey, isPassed: true, remark: '', ...changes });
const report: Pick<ReportData, 'groups'> = {
  groups: [
    { group: 'exterior', items: [item('paint', { isPassed: false, remark: '划痕' }), item('glass')] },
    { group: 'interior', items: [item('seats')] },
    { group: 'functions', items: [item('sound', { remark: '已升级' })] },
  ],
};
const question = (itemKey: string, answer: string | null): QuestionData => ({
  questionId: itemKey,
  itemKey,
  itemName: itemKey,
  text: '请再看一下',
  pictures: [],
  askedAt: 1,
  answer,
  answeredAt: null,
});
const keysOf = (groups: ReportData['groups']) => groups.flatMap(({ items }) => items.map(({ itemKey }) => itemKey));

describe('items of a report', () => {
  test('are all shown, or those with a remark, a fault or a question', () => {
    expect(keysOf(shownGroups(report, [], false))).toEqual(['paint', 'glass', 'seats', 'sound']);
    expect(keysOf(shownGroups(report, [], true))).toEqual(['paint', 'sound']);
    expect(keysOf(shownGroups(report, [question('seats', null)], true))).toEqual(['paint', 'seats', 'sound']);
  });

  test('take one open question each', () => {
    expect(isWaiting('paint', [question('paint', null)])).toBe(true);
    expect(isWaiting('paint', [question('paint', '已处理')])).toBe(false);
    expect(isWaiting('glass', [question('paint', null)])).toBe(false);
  });
});

test('a report is questioned until it is confirmed, and confirmed while no question is open', () => {
  const states = ['notReady', 'ready', 'questioned', 'corrected', 'confirmed'] as const;
  expect(states.filter(canAsk)).toEqual(['ready', 'questioned', 'corrected']);
  expect(states.filter(canConfirm)).toEqual(['ready', 'corrected']);
});

test('every state says what happens next, with the name of the store where it is known', () => {
  expect(inspectionNote({ state: 'notReady', storeName: '静安中心' })).toContain('静安中心');
  expect(inspectionNote({ state: 'notReady', storeName: null })).toContain('交付门店');
});
