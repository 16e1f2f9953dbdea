import { DAY_MS } from '@voltfront/rules/time';
import { asset, daysFrom } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { saveEventText } from '../../community';
import { insertActivities } from '../activity-seed.repository';
import { GUEST_FORM } from './forms';

/** An activity that staff have not published yet. */
export async function seedDraft(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const face = { title: '春分骑行：沿江二十公里', place: '上海 · 徐汇滨江' };
  const time = { startsAt: daysFrom(now, 40), endsAt: daysFrom(now, 40) + DAY_MS };
  const id = 'act-spring-ride';
  await insertActivities(ctx.db, [
    {
      ...{ id, ...face, ...time, isOnline: false, latitude: 31.1871, longitude: 121.4602 },
      ...{ signUpFrom: daysFrom(now, 10), signUpUntil: daysFrom(now, 35), capacity: 60, seatsTaken: 0 },
      ...{ pointsFee: 200, isOwnerOnly: false, isCancelled: false, isPublished: false, isReviewed: false },
      formId: GUEST_FORM.id,
    },
  ]);
  const text =
    '清晨六点从油罐艺术公园出发，沿滨江骑行道往返二十公里，终点有早餐与拉伸课。\n\n自带自行车与头盔，现场提供补给。';
  const cover = asset('campaigns/drive-weekend.webp');
  await saveEventText(ctx, { id, kind: 'activity', page: 'activity', ...face, ...time, cover, text });
}
