import { t } from '@lingui/core/macro';
import type { ActivityData, TweetData } from '@voltfront/contract';
import { type ActivityButton, activityButton } from '@voltfront/rules/activity/activity-button';

/** The state of an activity for the person, at a moment of the server's clock. */
export const buttonOf = (activity: ActivityData, now: number): ActivityButton =>
  activityButton(activity, activity.own?.state ?? null, now);

/** The same for the card of a post. */
export const buttonOfTweet = ({ activity }: TweetData, now: number): ActivityButton =>
  activityButton(activity, activity.ownState, now);

/** What the main button says. */
export function buttonText(button: ActivityButton): string {
  const texts: Record<ActivityButton, string> = {
    cancelled: t`已取消`,
    ended: t`已结束`,
    checkedIn: t`已签到`,
    checkIn: t`待签到`,
    joined: t`已报名`,
    reviewing: t`审核中`,
    waiting: t`候补中`,
    announced: t`报名未开始`,
    closed: t`报名截止`,
    full: t`已报满，加入候补`,
    open: t`立即报名`,
  };
  return texts[button];
}

/** Whether the person can sign up now, for seats or for the waiting list. */
export const canSignUp = (button: ActivityButton): boolean => button === 'open' || button === 'full';

/** Whether a sign-up of the person is running, which can be looked at. */
export const isSignedUp = (button: ActivityButton): boolean =>
  button === 'joined' ||
  button === 'checkIn' ||
  button === 'reviewing' ||
  button === 'waiting' ||
  button === 'checkedIn';
