import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const match = (key: string, state: string, entered: object | null, unsettled = 0) => ({
  ...{ key, title: `${key}队 – 乙队`, phase: 'A 组', kicksOffAt: 1, state, people: 3, shares: [34, 33, 33] },
  ...{ entered, unsettled },
});
const counted = { isVoid: false, result: { score: { home: 2, away: 1 }, first: 'home' }, scoresAt: 1 };
const quiz = {
  matches: [match('甲', 'closed', null), match('丙', 'scored', counted, 2)],
  champion: { sides: [{ key: 'reds', title: '红队' }], until: 1, people: 8, entered: null },
};
const nothing = { type: 'object', properties: {} };
const campaign = {
  ...{ slug: 'cup', engine: 'quiz', title: '竞猜', lead: '', state: 'running', revision: 3, rulesVersion: 1 },
  ...{ startsAt: 1_800_000_000_000, endsAt: 1_800_864_000_000, audience: {}, settings: {}, prizes: [] },
  sections: [{ title: '规则', paragraphs: ['每人三场'] }],
  artwork: { wide: '/assets/a.webp', tall: '/assets/a.webp', accent: '#0f5f63' },
};
const RESULT = 'POST /api/mpmkt/v1/staff/campaign/quiz/result';
const WINNER = 'POST /api/mpmkt/v1/staff/campaign/quiz/winner';

async function open(role: string) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/campaigns/cup');
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith([role]),
    'GET /api/mpmkt/v1/staff/campaign/kinds': {
      items: [{ engine: 'quiz', hasOdds: false, settings: nothing, detail: nothing }],
    },
    'GET /api/mpmkt/v1/staff/campaign': campaign,
    'GET /api/mpmkt/v1/staff/campaign/quiz': quiz,
    [RESULT]: quiz,
    [WINNER]: quiz,
  });
  render(<App />);
  fireEvent.click(await screen.findByRole('tab', { name: '赛果' }));
  await screen.findByText('甲队 – 乙队');
  return sent;
}

const rowOf = (title: string) => screen.getByText(title).closest('tr') as HTMLElement;
const confirm = () => fireEvent.click(screen.getByRole('button', { name: /确\s*认/ }));
const bodyOf = async (sent: Awaited<ReturnType<typeof open>>, key: string) => {
  await waitFor(() => expect(sent.some((each) => each.key === key)).toBe(true));
  return sent.find((each) => each.key === key)?.body;
};

it('shows what counts and what is to be settled, and enters a match that is void', async () => {
  const sent = await open('operator');
  const done = within(rowOf('丙队 – 乙队'));
  expect(done.getByText('2 : 1')).toBeTruthy();
  expect(done.getByText('2 人待结算')).toBeTruthy();
  expect(done.queryByRole('button')).toBeNull();
  fireEvent.click(within(rowOf('甲队 – 乙队')).getByRole('button', { name: /录\s*入/ }));
  fireEvent.click(await screen.findByRole('radio', { name: /取\s*消/ }));
  confirm();
  expect(await bodyOf(sent, RESULT)).toEqual({ slug: 'cup', match: '甲', result: null });
});

it('asks for goals and the first one, and sends them', async () => {
  const sent = await open('operator');
  fireEvent.click(within(rowOf('甲队 – 乙队')).getByRole('button', { name: /录\s*入/ }));
  fireEvent.change(await screen.findByLabelText('主队进球'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('客队进球'), { target: { value: '0' } });
  confirm();
  await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).toBeTruthy());
  expect(sent.some(({ key }) => key === RESULT)).toBe(false);
  fireEvent.mouseDown(screen.getByLabelText('首个进球'));
  fireEvent.click(await screen.findByText('主队', { selector: '.ant-select-item-option-content' }));
  confirm();
  expect(await bodyOf(sent, RESULT)).toEqual({
    ...{ slug: 'cup', match: '甲', result: { score: { home: 3, away: 0 }, first: 'home' } },
  });
});

it('enters the champion', async () => {
  const sent = await open('operator');
  const card = screen.getByText('8 人竞猜', { exact: false }).closest('.ant-card') as HTMLElement;
  fireEvent.click(within(card).getByRole('button', { name: /录\s*入/ }));
  fireEvent.mouseDown(await screen.findByLabelText('冠军'));
  fireEvent.click(await screen.findByText('红队', { selector: '.ant-select-item-option-content' }));
  confirm();
  expect(await bodyOf(sent, WINNER)).toEqual({ slug: 'cup', side: 'reds' });
});

it('is read by auditors', async () => {
  await open('auditor');
  expect(screen.queryByRole('button', { name: /录\s*入/ })).toBeNull();
});
