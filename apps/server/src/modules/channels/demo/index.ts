import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { asset, fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { insertItems } from '../channels.repository';

const FINDER = 'sphDemoBrandChannel';

/** A video, a profile, and a live room in each state. */
export async function seedChannels(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const live = (from: number, until: number) => ({ startsAt: now + from, endsAt: now + until });
  const none = { startsAt: null, endsAt: null };
  const rows = [
    {
      ...{ itemId: 'winter-test', kind: 'video' as const, title: '零下三十度的一百天', feedId: 'export/winter' },
      ...{ note: '冬季测试全记录', cover: asset('covers/scene-snow-front.webp'), ...none },
    },
    {
      ...{ itemId: 'brand', kind: 'profile' as const, title: '{brand}官方视频号', feedId: '' },
      ...{ note: '新车、旅途与车主故事', cover: asset('covers/line-up-pair.webp'), ...none },
    },
    {
      ...{ itemId: 'live-next', kind: 'live' as const, title: '设计师带你看 {YL01}', feedId: '' },
      ...{ note: '一小时讲透灯组与比例', cover: asset('covers/studio-arches.webp') },
      ...live(20 * DAY_MS, 20 * DAY_MS + 2 * HOUR_MS),
    },
    {
      ...{ itemId: 'live-now', kind: 'live' as const, title: '门店云看车', feedId: '' },
      ...{ note: '顾问在线答疑，随时可看', cover: asset('covers/scene-showroom.webp'), ...live(-DAY_MS, 60 * DAY_MS) },
    },
    {
      ...{ itemId: 'live-replay', kind: 'live' as const, title: '车展发布直播', feedId: 'export/launch' },
      ...{ note: '精彩回放', cover: asset('covers/scene-studio.webp'), ...live(-30 * DAY_MS, -29 * DAY_MS) },
    },
  ];
  await insertItems(
    ctx.db,
    fillDeep(rows).map((row) => ({ ...row, finderUserName: FINDER })),
  );
}
