import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const binding = {
  ...{ bindingId: 'B1', accountId: 'A1', nickname: '林夏', association: '江城校友会', state: 'inReview' },
  ...{ memberNo: '****0001', sentAt: 1, decidedAt: null, decidedBy: '', reason: '' },
};
const detail = {
  ...binding,
  answers: [{ id: 'name', label: '真实姓名', text: '林知夏' }],
  pictures: ['/files/card.webp?until=1&sign=x'],
};
const ACCEPT = 'POST /api/mpmkt/v1/staff/association/accept';
const REFUSE = 'POST /api/mpmkt/v1/staff/association/refuse';

function open(role: string, path: string, seen: object = detail) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console/bindings${path}`);
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith([role]),
    'GET /api/mpmkt/v1/staff/association/bindings': { items: [binding], nextCursor: null },
    'GET /api/mpmkt/v1/staff/association/binding': seen,
    [ACCEPT]: { ok: true },
    [REFUSE]: { ok: true },
  });
  render(<App />);
  return sent;
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: /确\s*认/ }));

it('binds a member from the list', async () => {
  const sent = open('operator', '');
  expect(await screen.findByText('江城校友会')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^通\s*过$/ }));
  await screen.findByText('核对姓名、会员号与会员卡照片一致');
  confirm();
  await waitFor(() => expect(sent.find(({ key }) => key === ACCEPT)?.body).toEqual({ bindingId: 'B1' }));
});

it('shows answers and the photo, and refuses with a reason', async () => {
  const sent = open('operator', '/B1');
  expect(await screen.findByText('林知夏')).toBeTruthy();
  expect(screen.getByAltText('会员卡照片')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '不通过' }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '照片不清晰' } });
  confirm();
  await waitFor(() =>
    expect(sent.find(({ key }) => key === REFUSE)?.body).toEqual({ bindingId: 'B1', reason: '照片不清晰' }),
  );
});

it('is read by auditors without the photo', async () => {
  open('auditor', '/B1', { ...detail, pictures: [] });
  expect(await screen.findByText('照片已删除，或无查看权限')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '不通过' })).toBeNull();
});
