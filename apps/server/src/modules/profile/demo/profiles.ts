/** What a demo person says of themselves. */
interface DemoProfile {
  accountId: string;
  memberNo: string;
  sex: 'male' | 'female' | 'secret' | null;
  birthday: string | null;
  cityCode: string | null;
  introduction: string;
}

export const demoProfiles: readonly DemoProfile[] = [
  {
    accountId: 'person-orders',
    memberNo: '1000200302',
    sex: 'female',
    birthday: '1992-04-16',
    cityCode: '330100',
    introduction: '在选车这件事上反复横跳，收藏夹比购物车还满。',
  },
  {
    accountId: 'person-owner',
    memberNo: '1000200303',
    sex: 'male',
    birthday: '1986-09-03',
    cityCode: '510100',
    introduction: '周末往山里开，相机和咖啡壶是固定行李。',
  },
  {
    accountId: 'person-employee',
    memberNo: '1000200304',
    sex: 'secret',
    birthday: null,
    cityCode: '330100',
    introduction: '欢迎来试驾，我在杭州。',
  },
  {
    accountId: 'person-collector',
    memberNo: '1000200306',
    sex: 'female',
    birthday: '1995-12-20',
    cityCode: '310100',
    introduction: '',
  },
];

/** Values of demo people that others do not see. */
export const demoReviews = [
  {
    accountId: 'person-orders',
    field: 'introduction',
    value: '选车困难户本人，优惠码交流请留言。',
    state: 'pending',
    reason: null,
  },
  {
    accountId: 'person-owner',
    field: 'introduction',
    value: '本地车友群管理员，进群看我主页。',
    state: 'refused',
    reason: '简介请勿包含引导加群的内容',
  },
] as const;
