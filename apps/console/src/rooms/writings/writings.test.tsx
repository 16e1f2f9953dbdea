import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const line = {
  ...{ writingId: 'w1', title: '独库自驾', state: 'reviewing', reason: '', authorId: 'a2', nickname: '小林' },
  ...{ submittedAt: 1, isDoubtful: true, pictures: [], cover: null, updatedAt: 1, articleId: null },
};
const writing = {
  ...line,
  ...{ text: '补能一次到巴音布鲁克', topic: null, modelId: null, modelName: null, place: null },
  ...{ revision: 3, appeal: '', steps: [{ state: 'reviewing', who: 'author', note: '', at: 1 }] },
};
const REFUSE = 'POST /api/mpmkt/v1/staff/writing/refuse';

function open(path: string, roles: string[], changes: Partial<Record<keyof typeof writing, unknown>> = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console/articles${path}`);
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'GET /api/mpmkt/v1/staff/writings': { items: [{ ...line, ...changes }], nextCursor: null },
    'GET /api/mpmkt/v1/staff/writing': { ...writing, ...changes },
    [REFUSE]: { ok: true },
  });
  render(<App />);
  return sent;
}

it('the queue says what waits, and which words the filter found', async () => {
  open('', ['operator']);
  expect(await screen.findByText('独库自驾')).toBeTruthy();
  expect(screen.getByText('含可疑词')).toBeTruthy();
  expect(screen.getByText('待审核')).toBeTruthy();
});

it.each([
  ['operator', 'reviewing', [true, true, false]],
  ['operator', 'appealing', [true, true, false]],
  ['operator', 'published', [false, false, true]],
  ['operator', 'closed', [false, false, false]],
  ['auditor', 'reviewing', [false, false, false]],
])('an %s decides about an article that is %s: %o', async (role, state, expected) => {
  open('/w1', [role], { state, appeal: state === 'appealing' ? '路书是我自己写的' : '' });
  expect(await screen.findByText('补能一次到巴音布鲁克')).toBeTruthy();
  if (state === 'appealing') expect(screen.getByText('路书是我自己写的')).toBeTruthy();
  const buttons = [/^通\s*过$/, /^不通过$/, /^下\s*架$/];
  expect(buttons.map((name) => screen.queryByText(name, { selector: 'button span' }) !== null)).toEqual(expected);
});

it('a refusal needs a reason, which its author reads, and names the text that was seen', async () => {
  const sent = open('/w1', ['operator']);
  fireEvent.click(await screen.findByText('不通过', { selector: 'button span' }));
  const reason = await screen.findByLabelText('原因');
  fireEvent.submit(reason.closest('form') as HTMLElement);
  expect(sent.some(({ key }) => key === REFUSE)).toBe(false);
  fireEvent.change(reason, { target: { value: '请补充照片' } });
  fireEvent.submit(reason.closest('form') as HTMLElement);
  await waitFor(() => expect(sent.some(({ key }) => key === REFUSE)).toBe(true));
  expect(sent.find(({ key }) => key === REFUSE)?.body).toEqual({ writingId: 'w1', revision: 3, reason: '请补充照片' });
});
