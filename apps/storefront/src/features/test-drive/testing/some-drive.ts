import type { TestDriveChannelData, TestDriveData } from '@voltfront/contract';

/** A short channel, for tests. */
export const someChannel: TestDriveChannelData = {
  code: 'standard',
  state: 'running',
  startsAt: null,
  endsAt: null,
  settings: {
    title: '预约试驾',
    headline: '开一次，就知道',
    lead: '专员陪同',
    picture: '/assets/campaigns/test-drive.webp',
    look: 'plain',
    accent: '#27457a',
    models: ['YL01', 'YLX'],
    isReviewed: false,
    againAfterDays: 0,
    partner: null,
    gift: null,
    promise: '门店将在 2 小时内与您确认',
    steps: [],
    rules: [{ title: '驾驶资格', text: '18 至 70 周岁' }],
  },
  models: ['YL01', 'YLX', 'CS1E'].map((modelId) => ({
    modelId,
    name: modelId,
    tagline: '',
    picture: `/assets/models/${modelId}.webp`,
    isOffered: modelId !== 'CS1E',
  })),
  gifts: null,
  places: null,
  form: {
    id: 'drive-standard',
    version: 1,
    title: '预约试驾',
    submitText: '确认预约',
    groups: [
      {
        title: '选择车型',
        fields: [
          {
            kind: 'choice',
            id: 'model',
            label: '试驾车型',
            look: 'tiles',
            options: [
              { key: 'YL01', text: 'YL01' },
              { key: 'YLX', text: 'YLX' },
            ],
          },
        ],
      },
      {
        fields: [
          { kind: 'name', id: 'name', label: '姓名' },
          { kind: 'phone', id: 'phone', label: '手机号' },
          { kind: 'code', id: 'code', label: '验证码', phone: 'phone' },
        ],
      },
    ],
  },
};

/** A confirmed drive in three days, for tests. */
export const someDrive = (now: number): TestDriveData => ({
  driveNo: 'TD261126140000123456',
  key: 'k.s',
  state: 'confirmed',
  channel: {
    code: 'standard',
    title: '预约试驾',
    accent: '#27457a',
    partner: null,
    gift: null,
    promise: '门店将在 2 小时内与您确认',
    steps: ['携带驾驶证原件'],
  },
  model: { modelId: 'YL01', name: '01', picture: '/assets/models/YL01.webp' },
  cityName: '上海市',
  store: { storeId: 's1', name: '上海静安', address: '南京西路', phone: '400', latitude: 31, longitude: 121 },
  placeId: 's1_YL01',
  startsAt: now + 3 * 86_400_000,
  endsAt: now + 3 * 86_400_000 + 3_600_000,
  moves: 0,
  contact: { name: '林*', mobile: '138****5678' },
  arrivalCode: '310000',
  reason: '',
  giftState: null,
  managerName: '',
  estimate: null,
  partnerNo: null,
  details: [],
  createdAt: now,
  history: [{ state: 'confirmed', title: '预约已确认', note: '', at: now }],
});
