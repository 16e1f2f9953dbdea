import { t } from '@lingui/core/macro';
import type { DrawRecordData } from '@voltfront/contract';
import { useState } from 'react';
import { ApiError, queryClient, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { modal } from '@/ui';
import { DRAW, showDrawn } from './draw-cache';

/** Draws once, after points were confirmed, and keeps what was drawn until it is put away. */
export function useDrawOnce(slug: string, price: number | null) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/draw');
  const [drawn, setDrawn] = useState<DrawRecordData | null>(null);
  const draw = async (payWith: 'points' | 'chance') => {
    if (!ensureLogin() || run.isPending) return;
    if (
      payWith === 'points' &&
      !(await modal({ title: t`确认开盒`, content: t`将使用 ${price ?? 0} 积分，开盒后不退回。` }))
    )
      return;
    try {
      const reply = await run.mutateAsync({ slug, payWith });
      showDrawn(slug, reply);
      setDrawn(reply.record);
    } catch (error) {
      // The call has shown the error; stock or chances may differ from what is shown.
      if (!(error instanceof ApiError)) throw error;
      queryClient.invalidateQueries({ queryKey: [DRAW] });
    }
  };
  return { draw, isDrawing: run.isPending, drawn, putAway: () => setDrawn(null) };
}
