import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BindingData, ReplyOf } from '@voltfront/contract';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import AssociationBindPage from '@/pagesBannerActivity/associationBind';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import type { BINDING } from './association-cache';

startApp();

const now = Date.now();
const club = {
  associationId: 'club',
  name: '江城校友会',
  rights: ['选装基金 3,000 元'],
  contractUntil: now + 90 * DAY_MS,
};
const form: FormDefinition = {
  ...{ id: 'association-bind', version: 3, title: '协会会员绑定', submitText: '提交审核' },
  groups: [
    {
      fields: [
        { kind: 'pick', id: 'association', label: '协会', list: 'associations' },
        { kind: 'name', id: 'name', label: '真实姓名' },
        { kind: 'text', id: 'memberNo', label: '会员号', min: 6, max: 20, pattern: '[A-Za-z0-9]{6,20}' },
      ],
    },
  ],
};
const binding = (changes: Partial<BindingData> = {}): BindingData => ({
  ...{ bindingId: 'B1', association: club, state: 'bound', memberNo: '****0001', sentAt: now - 2 * DAY_MS },
  ...{ decidedAt: now - DAY_MS, reason: '', unbindFrom: 0 },
  ...changes,
});

let shown: ReplyOf<typeof BINDING>;
let refusal: { code: string; data: unknown; message: string } | null;
let sent: [url: string, body: unknown][];

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  refusal = null;
  shown = { formId: 'association-bind', associations: [club], own: null };
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body) sent.push([url, JSON.parse(String(body))]);
    if (refusal && url.endsWith('/association/bind')) return new Response(JSON.stringify(refusal));
    const data = url.includes('/form/offers')
      ? [{ key: 'club', text: '江城校友会', note: null, startsAt: null, endsAt: null, left: null }]
      : url.includes('/form/detail')
        ? form
        : url.includes('/association/binding')
          ? shown
          : { ok: true };
    return new Response(JSON.stringify({ code: '000000', data, message: '' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logout();
});

const ROUTE = '/pagesBannerActivity/associationBind';
const open = () => renderApp(ROUTE, { 'pagesBannerActivity/associationBind': AssociationBindPage });
const bodies = (part: string) => sent.filter(([url]) => url.endsWith(part)).map(([, body]) => body);
const answer = async (label: string, value: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });
const confirmed = async () =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确 定' }));

test('a refused request says why, keeps its association and is sent again', async () => {
  shown.own = binding({ state: 'refused', reason: '照片不清晰' });
  open();
  expect(await screen.findByText('未通过：照片不清晰')).toBeTruthy();
  expect(await screen.findByText('江城校友会会员权益')).toBeTruthy();
  await answer('真实姓名', '林夏');
  await answer('会员号', '12');
  fireEvent.click(screen.getByRole('button', { name: '提交审核' }));
  expect(bodies('/association/bind')).toEqual([]);
  await answer('会员号', 'AB10001');
  shown = { ...shown, own: binding({ state: 'inReview', decidedAt: null }) };
  fireEvent.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('资料审核中，预计 2 个工作日内完成')).toBeTruthy();
  const answers = { association: 'club', name: '林夏', memberNo: 'AB10001' };
  expect(bodies('/association/bind')).toEqual([{ version: 3, answers }]);
});

test('an association is chosen from those with a contract, with what they bring', async () => {
  open();
  fireEvent.click(await screen.findByText('选装基金 3,000 元'));
  expect(await screen.findByText('江城校友会会员权益')).toBeTruthy();
  expect(screen.queryByText('合作协会')).toBeNull();
});

test('a number that is bound is said at its field', async () => {
  shown.own = binding({ state: 'refused' });
  refusal = { code: '4000001', data: { problems: { memberNo: '该会员号已被绑定' } }, message: '该会员号已被绑定' };
  open();
  await answer('真实姓名', '林夏');
  await answer('会员号', 'AB10001');
  fireEvent.click(screen.getByRole('button', { name: '提交审核' }));
  expect((await screen.findAllByText('该会员号已被绑定')).length).toBeGreaterThan(0);
});

test('a member sees the rights, and unbinds after a question', async () => {
  shown.own = binding();
  open();
  expect(await screen.findByText('您已成为江城校友会认证会员')).toBeTruthy();
  expect(screen.getByText('选装基金 3,000 元')).toBeTruthy();
  expect(screen.getByRole('button', { name: '查看权益' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '解除绑定' }));
  await confirmed();
  await waitFor(() => expect(bodies('/unbind')).toEqual([{ bindingId: 'B1' }]));
});

test.each([
  [{ unbindFrom: now + 9 * DAY_MS }, '解除绑定', true],
  [{ state: 'ended' }, '解除绑定', false],
  [{ state: 'inReview', unbindFrom: now + 9 * DAY_MS }, '撤回申请', false],
] as [Partial<BindingData>, string, boolean][])('what can be left now: %j', async (changes, name, isLocked) => {
  shown.own = binding(changes);
  open();
  expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', isLocked);
  if (changes.state) expect(screen.queryByRole('button', { name: '查看权益' })).toBeNull();
});
