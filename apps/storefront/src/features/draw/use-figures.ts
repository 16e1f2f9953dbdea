import { t } from '@lingui/core/macro';
import type { CollectionData } from '@voltfront/contract';
import { apiKey, everyInputOf, queryClient, useApiMutation } from '@/api';
import { modal, toast } from '@/ui';
import { COLLECTION } from './draw-cache';

/** Shows the series as it is after a change; points and prizes are read again. */
export function showCollection(collection: CollectionData): void {
  queryClient.setQueriesData<CollectionData>({ queryKey: [COLLECTION] }, (shown) =>
    shown?.campaign.slug === collection.campaign.slug ? collection : shown,
  );
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/prizes') });
  queryClient.invalidateQueries({ queryKey: everyInputOf('GET /api/mpmkt/v1/campaign/draw/records') });
  queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/points') });
}

/** Turns a double figure into points, after a question. */
export function useTurnFigure(turnPoints: number) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/draw/collection/turn', {
    onSuccess: (collection) => {
      showCollection(collection);
      toast(t`已换回 ${turnPoints} 积分`);
    },
  });
  const turn = async (awardId: string, title: string) => {
    const content = t`将 1 只“${title}”换回 ${turnPoints} 积分，兑换后不可撤销。`;
    if (await modal({ title: t`确认兑换`, content })) run.mutate({ awardId });
  };
  return { turn, isTurning: run.isPending };
}
