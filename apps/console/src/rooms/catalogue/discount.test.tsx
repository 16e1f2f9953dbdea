import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const CHANGE = 'GET /api/mporder/v1/staff/catalogue/change';
const VERSION = 'GET /api/mporder/v1/staff/catalogue/version';
const EFFECT = 'GET /api/mporder/v1/staff/catalogue/effect';
const DISCOUNT = 'POST /api/mporder/v1/staff/catalogue/discount/propose';
const REVERT = 'POST /api/mporder/v1/staff/catalogue/change/revert';

const changeNo = 'VC261123070112369094';
const lines = [
  { code: 'YL01-max', name: '高性能版', amountFen: 29_990_000 },
  { code: 'D', name: '年末购车礼', amountFen: -300_000 },
];
const effect = {
  items: [
    {
      id: 'YL01-max',
      name: '高性能版',
      current: 29_990_000,
      after: 29_690_000,
      standard: { beforeFen: 29_990_000, afterFen: 29_690_000 },
      lines,
    },
  ],
  drafts: 7,
  wishes: 5,
  stockCars: 3,
  isHeld: false,
};
const version = {
  versionId: 'YL01-max',
  name: '高性能版',
  title: '',
  modelYear: 2026,
  priceFen: 29_990_000,
  sale: 'onSale',
  isListed: true,
  options: 0,
  soldOutOptions: 0,
  modelId: 'YL01',
  modelName: '07',
  cutout: '/assets/x.webp',
  standard: { totalFen: 29_990_000, reductions: [] },
  discounts: [
    { name: '座椅礼', amountFen: 100_000, startsAt: 1, endsAt: 2, optionName: 'Nappa 真皮', changeNo },
    { name: '上市礼', amountFen: 200_000, startsAt: 1, endsAt: 2, optionName: null, changeNo: null },
  ],
  groups: [],
};
const change = {
  changeNo,
  kind: 'versionDiscount',
  state: 'applied',
  modelId: 'YL01',
  modelName: '07',
  subject: '高性能版',
  count: 1,
  before: 29_990_000,
  after: 29_690_000,
  startsAt: null,
  discount: { text: '年末购车礼', endsAt: 1 },
  proposedBy: '运营阿墨',
  approvedBy: '运营阿青',
  createdAt: 1,
  appliedAt: 1,
  productCode: null,
  stockCarId: null,
  items: [
    { id: 'YL01-max', field: null, name: '高性能版', before: 29_990_000, after: 29_690_000, current: 29_690_000 },
  ],
  isStale: false,
  proposal: { staffId: 'a2', name: '运营阿墨', at: 1, reason: '年末活动' },
  approval: { staffId: 'a3', name: '运营阿青', at: 1, reason: '同意' },
  ending: null,
  revertsNo: null,
  effect: null,
  actions: ['revert'],
};

function open(path: string, roles: string[], changes = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console${path}`);
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'GET /api/mporder/v1/staff/catalogue/changes': { items: [], nextCursor: null },
    [CHANGE]: { ...change, ...changes },
    [VERSION]: version,
    [EFFECT]: effect,
    [DISCOUNT]: change,
    [REVERT]: change,
  });
  render(<App />);
  return sent;
}

const press = async (name: RegExp) => fireEvent.click(await screen.findByText(name, { selector: 'button span' }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (label: string, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
};

describe('a discount', () => {
  it('is shown with an example, and needs an end', async () => {
    open('/catalogue/YL01-max', ['operator']);
    await press(/^设置优惠$/);
    type('优惠金额（元）', '3000');
    type('优惠名称', '年末购车礼');
    expect(await screen.findByText('高性能版 客户看到的价格（示例）')).toBeTruthy();
    expect(screen.getAllByText('−¥3,000')).toHaveLength(2);
    await press(/^确\s*认$/);
    expect(await screen.findByText('请选择结束时间')).toBeTruthy();
  });

  it('is proposed with its text and end', async () => {
    const sent = open('/catalogue/YL01-max', ['operator']);
    await press(/^设置优惠$/);
    type('优惠金额（元）', '3000');
    type('优惠名称', '年末购车礼');
    const endsAt = Date.now() + 5 * 24 * 3_600_000;
    const day = new Date(endsAt + 8 * 3_600_000).toISOString().slice(0, 10);
    choose('结束时间', `${day} 23:59`);
    type('原因', '年末活动');
    await press(/^确\s*认$/);
    await waitFor(() => expect(sent.find(({ key }) => key === DISCOUNT)).toBeTruthy());
    expect(sent.find(({ key }) => key === DISCOUNT)?.body).toEqual({
      kind: 'version',
      items: [{ id: 'YL01-max', priceFen: 29_990_000 }],
      amountFen: 300_000,
      text: '年末购车礼',
      endsAt: Date.parse(`${day}T23:59:00+08:00`),
      reason: '年末活动',
    });
  });

  it('is listed with its option and change', async () => {
    open('/catalogue/YL01-max', ['auditor']);
    expect(await screen.findByText('Nappa 真皮')).toBeTruthy();
    expect(screen.getByText('整车')).toBeTruthy();
    expect(screen.getByText(changeNo)).toBeTruthy();
    expect(screen.queryByText(/^设置优惠$/)).toBeNull();
  });

  it('that is in force is ended early by a proposal', async () => {
    const sent = open(`/changes/${changeNo}`, ['operator']);
    expect(await screen.findByText('年末购车礼')).toBeTruthy();
    await press(/^提前结束$/);
    type('原因', '预算用完');
    await press(/^确\s*认$/);
    await waitFor(() => expect(sent.find(({ key }) => key === REVERT)).toBeTruthy());
    expect(sent.find(({ key }) => key === REVERT)?.body).toEqual({ changeNo, reason: '预算用完' });
  });

  it('whose time is over says so to who would approve it', async () => {
    open(`/changes/${changeNo}`, ['operator'], {
      state: 'proposed',
      isStale: true,
      approval: null,
      actions: ['reject'],
    });
    expect(await screen.findByText('优惠期已结束，不能再生效。')).toBeTruthy();
  });
});
