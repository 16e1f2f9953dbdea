import { expect, test } from 'vitest';
import { arrivalWords, type CarWay, currentStep, stepName, wayTitle } from './way-words';

const step = (node: CarWay['steps'][number]['node'], isDone: boolean, city = '合肥市') => ({
  node,
  city,
  isDone,
  at: null,
  expectedAt: null,
});

const way = (changes: Partial<CarWay>): CarWay => ({
  orderNo: 'VO261118000001',
  state: 'inTransit',
  modelName: '01',
  versionName: '长续航版',
  cutout: '/assets/a.webp',
  vin: null,
  carrier: null,
  waybillNo: null,
  steps: [],
  position: null,
  arrival: null,
  delay: null,
  arrivedAt: null,
  store: null,
  adviser: null,
  actions: [],
  ...changes,
});

test('a car that is not built yet waits or is being built, and is off the line afterwards', () => {
  expect(wayTitle(way({ state: 'locked' }))).toBe('等待生产');
  expect(wayTitle(way({ state: 'inProduction', steps: [step('offLine', false)] }))).toBe('生产中');
  expect(wayTitle(way({ state: 'inProduction', steps: [step('offLine', true)] }))).toBe('已下线，等待发运');
});

test('a delay stands before everything but the arrival', () => {
  const delay = { reason: '道路管制', at: 1 };
  expect(wayTitle(way({ delay }))).toBe('到店时间推迟');
  expect(wayTitle(way({ delay, state: 'arrived' }))).toBe('车辆已到店');
});

test('the arrival is a range of days, and the day itself afterwards', () => {
  const at = Date.parse('2026-11-24T10:00:00+08:00');
  expect(arrivalWords(way({ arrival: { fromAt: at, toAt: at + 7 * 86_400_000 } }))).toBe('预计 11月24日–12月1日 到店');
  expect(arrivalWords(way({ arrivedAt: at }))).toBe('11月24日 到店');
  expect(arrivalWords(way({}))).toBe('');
});

test('the step under way follows the last one that is done', () => {
  expect(currentStep([step('scheduled', true), step('offLine', false)])).toBe(1);
  expect(currentStep([step('atStore', true)])).toBe(-1);
  expect(stepName(step('transit', false, '南京市'))).toBe('途经南京市');
});
