import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const HOUR_MS = 3_600_000;
const drive = {
  driveNo: 'TD261126140000123456',
  state: 'confirmed',
  channelTitle: '预约试驾',
  modelId: 'YL01',
  modelName: '01',
  storeId: 's1',
  storeName: '上海静安',
  cityName: '上海市',
  placeId: 's1_YL01',
  startsAt: 0,
  name: '林夏',
  mobile: '13812345678',
  plate: null,
  plates: ['沪AD10007'],
  isSigned: false,
  letterFile: null,
  startedAt: null,
  finishedAt: null,
  distanceKm: null,
  reason: '',
  createdAt: 1,
};

const application = {
  answers: [{ id: 'company', label: '企业名称', text: '远航商旅服务' }],
  photos: [
    { id: 'licence', label: '营业执照', pictures: ['/assets/papers/policy.webp'], state: 'shown', deletedAt: null },
  ],
  history: [{ state: 'inReview', title: '审核中', note: '', at: 1 }],
};

function open(
  roles: string[],
  changes: Partial<Record<keyof typeof drive | keyof typeof application, unknown>>,
  path = '',
) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console/drives${path}`);
  const startsAt = Date.now() + HOUR_MS;
  const day = { day: '2026-11-26', storeId: 's1', storeName: '上海静安', hours: [startsAt] };
  answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'GET /api/mpmkt/v1/staff/testDrive/drives': { items: [{ ...drive, startsAt, ...changes }], nextCursor: null },
    'GET /api/mpmkt/v1/staff/testDrive/drive': { ...drive, ...application, startsAt: null, ...changes },
    'GET /api/mpmkt/v1/staff/testDrive/day': {
      ...day,
      cars: [{ placeId: 's1_YL01', modelName: '01', plates: ['沪AD10007', '沪AD10014'] }],
      drives: [
        { driveNo: drive.driveNo, placeId: 's1_YL01', startsAt, state: 'confirmed', name: '林夏', isSigned: true },
      ],
    },
  });
  render(<App />);
}

it.each([
  ['consultant', {}, ['到店登记', '安排时间'], ['开始试驾', '结束试驾', '未到店']],
  ['consultant', { state: 'arrived', isSigned: true }, ['开始试驾'], ['到店登记']],
  ['consultant', { state: 'arrived' }, [], ['开始试驾']],
  ['consultant', { state: 'driving' }, ['结束试驾'], ['取消']],
  ['auditor', {}, [], ['到店登记', '安排时间']],
])('a %s sees a drive %o with its next steps', async (role, changes, shown, hidden) => {
  open([role], changes);
  expect(await screen.findByText(drive.driveNo)).toBeTruthy();
  expect(await screen.findByText('林夏 ✓')).toBeTruthy();
  expect(screen.getByText('空闲 1')).toBeTruthy();
  for (const words of shown) expect(screen.queryByText(words), words).toBeTruthy();
  for (const words of hidden) expect(screen.queryByText(words), words).toBeNull();
});

it.each([
  ['consultant', true],
  ['auditor', false],
])('a %s reads letters and what became of them', async (role, mayWrite) => {
  open([role], {});
  const letter = {
    code: 'letter',
    state: 'declined',
    surname: '林',
    modelName: '01',
    storeName: '上海静安',
    consultantName: '顾问',
    slots: [1, 2],
    reason: '近期出差',
    driveNo: null,
    createdAt: 1,
    expiresAt: 2,
    path: '/pagesActivity/testDriveInvitation?code=letter',
  };
  answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith([role]),
    'GET /api/mpmkt/v1/staff/testDrive/invitations': { items: [letter], nextCursor: null },
  });
  fireEvent.click(await screen.findByText('邀请函'));
  expect(await screen.findByText('近期出差')).toBeTruthy();
  expect(screen.queryByText('写邀请函') !== null).toBe(mayWrite);
});

it('a request shows its answers with their names, and the photo before the decision', async () => {
  open(['consultant'], { state: 'inReview' }, `/${drive.driveNo}`);
  expect(await screen.findByText('企业名称')).toBeTruthy();
  expect(screen.getByText('远航商旅服务')).toBeTruthy();
  expect(screen.getByAltText('营业执照').getAttribute('src')).toBe('/assets/papers/policy.webp?w=750');
  expect(screen.getByText('审核通过', { selector: 'button span' })).toBeTruthy();
});

it.each([
  ['deleted', '照片已按承诺在审核 30 天后删除'],
  ['masked', '您的角色不能查看照片'],
])('a photo that is %s says so', async (state, words) => {
  const photos = [{ id: 'proof', label: '会员证明', pictures: [], state, deletedAt: null }];
  open(['consultant'], { photos }, `/${drive.driveNo}`);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByAltText('会员证明')).toBeNull();
});
