import type { SignUpState } from '@voltfront/rules/activity/sign-up-moves';

/** A sign-up of a demo person; their seats are among those that the activity counts as taken. */
export interface DemoSignUp {
  activityId: string;
  accountId: string;
  state: SignUpState;
  companions: number;
  rejection?: string;
}

const joined = (activityId: string, ...people: string[]): DemoSignUp[] =>
  people.map((name) => ({ activityId, accountId: `person-${name}`, state: 'joined', companions: 0 }));

/** One in every state: 13800000002 and 13800000003 have most of them. */
export const demoSignUps: readonly DemoSignUp[] = [
  ...joined('act-family-day', 'member', 'fallen', 'coupon', 'final', 'blind', 'deposit'),
  { activityId: 'act-family-day', accountId: 'person-owner', state: 'joined', companions: 2 },
  { activityId: 'act-latte', accountId: 'person-orders', state: 'waiting', companions: 0 },
  ...joined('act-latte', 'member', 'coupon', 'final'),
  { activityId: 'act-night-ride', accountId: 'person-owner', state: 'joined', companions: 1 },
  { activityId: 'act-night-ride', accountId: 'person-member', state: 'checkedIn', companions: 0 },
  { activityId: 'act-winter-school', accountId: 'person-orders', state: 'reviewing', companions: 0 },
  {
    activityId: 'act-winter-school',
    accountId: 'person-owner',
    state: 'rejected',
    companions: 0,
    rejection: '驾驶证照片不清晰，请重新上传',
  },
  ...joined('act-winter-school', 'member', 'final'),
  ...joined('act-photo', 'orders', 'fallen', 'blind'),
  ...joined('act-picnic', 'owner', 'deposit'),
];
