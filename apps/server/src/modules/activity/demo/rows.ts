import { DAY_MS } from '@voltfront/rules/time';
import { asset, daysFrom } from '../../../demo/fill';
import type { CommunitySeed } from '../../community';
import type { activities } from '../../community/demo';
import type { ActivityRow } from '../activity.repository';
import { COURSE_FORM, GUEST_FORM } from './forms';

type DemoActivity = (typeof activities)[number];

/** What each activity asks; the others ask nothing. */
const FORMS: Readonly<Record<string, string>> = {
  'act-family-day': GUEST_FORM.id,
  'act-camp': GUEST_FORM.id,
  'act-night-ride': GUEST_FORM.id,
  'act-winter-school': COURSE_FORM.id,
};

/** `cardStartsAt`: when its card says that it begins, in a shop that has had the card for longer. */
export function activityRow(
  activity: DemoActivity,
  cardStartsAt: number | null,
  now: number,
): Omit<ActivityRow, 'waitingCount'> {
  const { activityId: id, title, isOnline, place, location, signUpDays, eventDays, capacity } = activity;
  const today = cardStartsAt === null ? now : cardStartsAt - eventDays.from * DAY_MS;
  const formId = FORMS[id] ?? null;
  return {
    id,
    title,
    isOnline,
    place,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    signUpFrom: daysFrom(today, signUpDays.from),
    signUpUntil: daysFrom(today, signUpDays.to),
    startsAt: daysFrom(today, eventDays.from),
    endsAt: daysFrom(today, eventDays.to + 1),
    capacity,
    seatsTaken: activity.joinedCount,
    pointsFee: activity.pointsFee,
    isOwnerOnly: activity.isOwnerOnly,
    isCancelled: activity.isCancelled,
    isPublished: true,
    isReviewed: formId === COURSE_FORM.id,
    formId,
  };
}

/** The text of an activity, under which people comment. */
export function activityText(activity: DemoActivity, now: number): CommunitySeed['articles'][number] {
  const { activityId: id, title, cover, blocks, place, signUpDays, joinedCount } = activity;
  return {
    id,
    authorId: 'official',
    state: 'published',
    page: 'activity',
    title,
    summary: '',
    cover: asset(cover),
    blocks: blocks.map((block) => ('src' in block ? { ...block, src: asset(block.src) } : block)),
    topic: null,
    modelId: null,
    place,
    publishedAt: daysFrom(now, Math.min(signUpDays.from, 0)),
    isCommentClosed: false,
    viewCount: joinedCount * 14,
  };
}
