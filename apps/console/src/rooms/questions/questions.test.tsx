import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const question = { questionId: 'ota', question: '升级多久？', answer: '半小时。', isRetired: false, edit: 2 };
const SAVE = 'POST /api/mpmkt/v1/staff/search/question/save';

function open(roles: string[], isRetired = false) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/questions');
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'GET /api/mpmkt/v1/staff/search/questions': { items: [{ ...question, isRetired }], nextCursor: null },
    [SAVE]: question,
  });
  render(<App />);
  return sent;
}

it.each([
  ['operator', false, [true, true, true, false]],
  ['operator', true, [true, true, false, true]],
  ['auditor', false, [false, false, false, false]],
])('an %s may do with a question that is retired (%s): %o', async (role, isRetired, expected) => {
  open([role], isRetired);
  await screen.findByText('升级多久？');
  const buttons = [/新增问题/, /编\s*辑/, /停\s*用/, /恢\s*复/];
  expect(buttons.map((name) => screen.queryByText(name, { selector: 'button span' }) !== null)).toEqual(expected);
});

it('a new question is sent with its answer', async () => {
  const sent = open(['operator']);
  fireEvent.click(await screen.findByText('新增问题'));
  fireEvent.change(await screen.findByLabelText('问题'), { target: { value: '能不能养猫？' } });
  fireEvent.change(screen.getByLabelText('回答'), { target: { value: '可以。' } });
  fireEvent.submit(screen.getByLabelText('回答').closest('form') as HTMLElement);
  await waitFor(() => expect(sent.find(({ key }) => key === SAVE)).toBeTruthy());
  expect(sent.find(({ key }) => key === SAVE)?.body).toEqual({ edit: 0, question: '能不能养猫？', answer: '可以。' });
});
