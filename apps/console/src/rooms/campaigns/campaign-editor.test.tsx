import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const SAVE = 'POST /api/mpmkt/v1/staff/campaign/save';
const kind = {
  engine: 'draw',
  settings: {
    type: 'object',
    properties: {
      price: { title: '所需积分', type: 'integer', minimum: 0, maximum: 1000 },
      dailyLimit: { title: '每日上限', anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
    },
    required: ['price', 'dailyLimit'],
  },
  detail: { type: 'object', properties: {} },
  hasOdds: true,
};
const prize = (prizeId: string, title: string, weight: number, changes: object = {}) => ({
  ...{ prizeId, kind: 'goods', title, picture: '/assets/a.webp', amount: null, template: null, weight, stock: 5 },
  ...{ perPerson: null, claimDays: 15, isConsolation: false, costFen: 1200, detail: {}, taken: 2 },
  ...changes,
});
const campaign = {
  ...{ slug: 'blind-box', engine: 'draw', title: '盲盒', lead: '六款', state: 'draft', revision: 3, rulesVersion: 1 },
  ...{ startsAt: 1_800_000_000_000, endsAt: 1_800_864_000_000, audience: {} },
  sections: [{ title: '规则', paragraphs: ['每人一次'] }],
  artwork: { wide: '/assets/a.webp', tall: '/assets/a.webp', accent: '#0f5f63' },
  settings: { price: 299, dailyLimit: null },
  prizes: [prize('p1', '旅人', 2500), prize('p2', '安慰奖', 7500, { isConsolation: true, stock: null })],
};

function open(roles: string[], path: string, state = 'draft', answer: unknown = campaign) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console/campaigns/${path}`);
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'GET /api/mpmkt/v1/staff/campaign/kinds': { items: [kind] },
    'GET /api/mpmkt/v1/staff/campaign': { ...campaign, state },
    [SAVE]: answer,
  });
  render(<App />);
  return sent;
}

const inputOf = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('input, textarea') as HTMLInputElement;
const type = async (label: string, value: string) => fireEvent.change(await inputOf(label), { target: { value } });
async function save(sent: ReturnType<typeof open>) {
  fireEvent.click(screen.getByText(/^保\s*存$/, { selector: 'button span' }));
  await waitFor(() => expect(sent.some(({ key }) => key === SAVE)).toBe(true));
  return sent.find(({ key }) => key === SAVE)?.body as Record<string, unknown>;
}

it('a new campaign is made from the schema of its kind', async () => {
  const sent = open(['operator'], '@new?engine=draw');
  await type('活动标识', 'spring-box');
  await type('所需积分', '99');
  await type('每日上限', '3');
  const body = await save(sent);
  expect(body).toMatchObject({ slug: 'spring-box', engine: 'draw', revision: 0, prizes: [] });
  expect(body.settings).toEqual({ price: 99, dailyLimit: 3 });
  expect(Number(body.endsAt) - Number(body.startsAt)).toBe(14 * 86_400_000);
});

it('odds add up on the table and on the phone while they are written, and all is sent as it was seen', async () => {
  const sent = open(['operator'], 'blind-box');
  fireEvent.change(await screen.findByDisplayValue('2500'), { target: { value: '2000' } });
  expect(screen.getAllByText(/20(\.0+)?%/).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByDisplayValue('盲盒'), { target: { value: '春日盲盒' } });
  expect(screen.getAllByText('春日盲盒').length).toBeGreaterThan(1);
  const body = await save(sent);
  expect(body).toMatchObject({ revision: 3, title: '春日盲盒', startsAt: campaign.startsAt, endsAt: campaign.endsAt });
  expect(body.prizes).toMatchObject([{ prizeId: 'p1', weight: 2000 }, { prizeId: 'p2' }]);
  expect(JSON.stringify(body.prizes)).not.toContain('taken');
});

it('prizes of a published one keep their odds; faults of the server are said, and what was typed stays', async () => {
  const sent = open(['operator'], 'blind-box', 'running', new Error('4090001'));
  await type('一句话介绍', '七款');
  expect(screen.queryByDisplayValue('2500')).toBeNull();
  await save(sent);
  expect(await screen.findByText('refused')).toBeTruthy();
  expect(screen.getByDisplayValue('七款')).toBeTruthy();
});

it.each([
  ['auditor', 'draft'],
  ['operator', 'ended'],
])('an %s reads a campaign that is %s and cannot write it', async (role, state) => {
  open([role], 'blind-box', state);
  expect(((await screen.findByDisplayValue('盲盒')) as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByText(/^保\s*存$/, { selector: 'button span' })).toBeNull();
});
