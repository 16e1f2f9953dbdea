import type { DrawData, ReplyOf } from '@voltfront/contract';
import { apiKey, everyInputOf, queryClient } from '@/api';

export const DRAW = 'GET /api/mpmkt/v1/campaign/draw';
export const COLLECTION = 'GET /api/mpmkt/v1/campaign/draw/collection';

/** Shows what the caller can still pay with; everything that shows points, prizes or figures is read again. */
export function showDrawn(slug: string, { own, record }: ReplyOf<'POST /api/mpmkt/v1/campaign/draw'>): void {
  const won = record.award.title;
  queryClient.setQueriesData<DrawData>({ queryKey: [DRAW] }, (shown) =>
    shown?.campaign.slug === slug
      ? { ...shown, own, prizes: shown.prizes.map((prize) => (prize.title === won ? lessOne(prize) : prize)) }
      : shown,
  );
  queryClient.invalidateQueries({ queryKey: everyInputOf(COLLECTION) });
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/prizes') });
  queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
}

const lessOne = <P extends { left: number | null }>(prize: P): P => ({
  ...prize,
  left: prize.left === null ? null : Math.max(0, prize.left - 1),
});
