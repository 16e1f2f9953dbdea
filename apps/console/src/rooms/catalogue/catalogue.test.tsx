import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const SELF = 'GET /api/mpaccount/v1/staff/self';
const CHANGE = 'GET /api/mporder/v1/staff/catalogue/change';
const CHANGES = 'GET /api/mporder/v1/staff/catalogue/changes';
const VERSION = 'GET /api/mporder/v1/staff/catalogue/version';
const EFFECT = 'GET /api/mporder/v1/staff/catalogue/effect';
const APPROVE = 'POST /api/mporder/v1/staff/catalogue/change/approve';
const PROPOSE = 'POST /api/mporder/v1/staff/catalogue/price/propose';

const changeNo = 'VC261123070112369094';
const effect = {
  items: [
    {
      id: 'YL01-max',
      name: '高性能版',
      current: 29_990_000,
      after: 30_190_000,
      standard: { beforeFen: 27_990_000, afterFen: 28_190_000 },
      lines: [],
    },
  ],
  drafts: 7,
  wishes: 5,
  stockCars: 3,
  isHeld: false,
};

const change = {
  changeNo,
  kind: 'versionPrice',
  state: 'proposed',
  modelId: 'YL01',
  modelName: '07',
  subject: '高性能版',
  count: 1,
  before: 29_990_000,
  after: 30_190_000,
  startsAt: null,
  discount: null,
  proposedBy: '运营阿墨',
  approvedBy: null,
  createdAt: 1,
  appliedAt: null,
  productCode: null,
  stockCarId: null,
  items: [
    { id: 'YL01-max', field: null, name: '高性能版', before: 29_990_000, after: 30_190_000, current: 29_990_000 },
  ],
  isStale: false,
  proposal: { staffId: 'a2', name: '运营阿墨', at: 1, reason: '配置升级' },
  approval: null,
  ending: null,
  revertsNo: null,
  effect,
  actions: ['approve', 'reject'],
};

const offers = [
  {
    versionId: 'YL01-max',
    versionName: '高性能版',
    priceFen: 800_000,
    sale: 'onSale',
    name: 'Nappa 真皮',
    description: '',
  },
  {
    versionId: 'YL01-pro',
    versionName: '长续航版',
    priceFen: 700_000,
    sale: 'onSale',
    name: 'Nappa 真皮',
    description: '',
  },
];
const version = {
  versionId: 'YL01-max',
  name: '高性能版',
  title: '',
  modelYear: 2026,
  priceFen: 29_990_000,
  sale: 'onSale',
  isListed: true,
  options: 1,
  soldOutOptions: 0,
  modelId: 'YL01',
  modelName: '07',
  cutout: '/assets/x.webp',
  standard: { totalFen: 27_990_000, reductions: [] },
  discounts: [],
  groups: [
    {
      groupCode: 'package',
      name: '选装',
      choice: 'many',
      options: [
        {
          productCode: 'pkg-nappa',
          name: 'Nappa 真皮',
          description: '',
          swatch: null,
          picture: null,
          priceFen: 800_000,
          sale: 'onSale',
          isDefaultSelected: false,
          versions: offers,
        },
      ],
    },
  ],
};

function open(path: string, roles: string[], changes = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console${path}`);
  const answers = {
    [SELF]: selfWith(roles),
    [CHANGE]: { ...change, ...changes },
    [CHANGES]: { items: [], nextCursor: null },
    [VERSION]: version,
    [EFFECT]: effect,
    [APPROVE]: change,
    [PROPOSE]: change,
  };
  const sent = answerWith(answers);
  render(<App />);
  return sent;
}

const press = async (name: RegExp, at = 0) =>
  fireEvent.click((await screen.findAllByText(name, { selector: 'button span' }))[at] as HTMLElement);
const giveReason = (reason: string) => fireEvent.change(screen.getByLabelText('原因'), { target: { value: reason } });

describe('a proposal', () => {
  it('says what it means, and is approved with a reason', async () => {
    const sent = open(`/changes/${changeNo}`, ['operator']);
    expect(await screen.findByText(/配置升级/, { selector: '.ant-steps *' })).toBeTruthy();
    for (const count of ['7', '5', '3']) expect(screen.getByText(count)).toBeTruthy();
    await press(/^通\s*过$/);
    giveReason('与财务核对无误');
    await press(/^确\s*认$/);
    await waitFor(() => expect(sent.find(({ key }) => key === APPROVE)).toBeTruthy());
    expect(sent.find(({ key }) => key === APPROVE)?.body).toEqual({ changeNo, reason: '与财务核对无误' });
  });

  it('is not approved by its proposer, nor by who only reads', async () => {
    open(`/changes/${changeNo}`, ['operator'], {
      proposal: { ...change.proposal, staffId: 'a1' },
      actions: ['withdraw'],
    });
    expect(await screen.findByText('您提交的变更，需由另一名运营人员审批')).toBeTruthy();
    expect(screen.queryByText(/^通\s*过$/, { selector: 'button span' })).toBeNull();
    expect(screen.getByText(/^撤\s*回$/, { selector: 'button span' })).toBeTruthy();
  });

  it('that is out of date says so', async () => {
    open(`/changes/${changeNo}`, ['operator'], { isStale: true, actions: ['reject'] });
    expect(await screen.findByText(/当前价格已不是提交时的价格/)).toBeTruthy();
    expect(screen.queryByText(/^通\s*过$/, { selector: 'button span' })).toBeNull();
  });
});

describe('a version', () => {
  it('is proposed another price after its effect was shown', async () => {
    const sent = open('/catalogue/YL01-max', ['operator']);
    await press(/^调整价格$/);
    expect(await screen.findByText('填写后显示影响')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('新价格（元）'), { target: { value: '301900' } });
    expect(await screen.findByText('未提交的订单草稿')).toBeTruthy();
    giveReason('配置升级');
    await press(/^确\s*认$/);
    await waitFor(() => expect(sent.find(({ key }) => key === PROPOSE)).toBeTruthy());
    expect(sent.find(({ key }) => key === PROPOSE)?.body).toEqual({
      kind: 'version',
      items: [{ id: 'YL01-max', before: 29_990_000, after: 30_190_000 }],
      reason: '配置升级',
    });
  });

  it('has an option whose price changes in the chosen versions', async () => {
    const sent = open('/catalogue/YL01-max', ['operator']);
    await press(/^调整价格$/, 1);
    fireEvent.click(await screen.findByLabelText('长续航版'));
    fireEvent.change(screen.getByLabelText('新价格（元）'), { target: { value: '7500' } });
    giveReason('统一价格');
    await press(/^确\s*认$/);
    await waitFor(() => expect(sent.find(({ key }) => key === PROPOSE)).toBeTruthy());
    expect(sent.find(({ key }) => key === PROPOSE)?.body).toEqual({
      kind: 'option',
      productCode: 'pkg-nappa',
      items: [
        { id: 'YL01-max', before: 800_000, after: 750_000 },
        { id: 'YL01-pro', before: 700_000, after: 750_000 },
      ],
      reason: '统一价格',
    });
  });

  it('has no buttons for the auditor', async () => {
    open('/catalogue/YL01-max', ['auditor']);
    expect(await screen.findByText(/Nappa/)).toBeTruthy();
    expect(screen.queryByText(/^调整价格$/)).toBeNull();
  });
});
