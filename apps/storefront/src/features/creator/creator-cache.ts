import type { RecruitData } from '@voltfront/contract';
import { queryClient } from '@/api';

export const RECRUIT = 'GET /api/mpmkt/v1/campaign/recruit';
/** The campaign that addresses without an id are about. */
export const PRESENT = 'koc';

/** Shows a campaign as it is after a change. */
export function showRecruit(changed: RecruitData): void {
  queryClient.setQueriesData<RecruitData>({ queryKey: [RECRUIT] }, (shown) =>
    shown?.campaign.slug === changed.campaign.slug ? changed : shown,
  );
}

/** Reads it again, such as after a refusal: places and states may have changed elsewhere. */
export const readRecruitAgain = (): void => void queryClient.invalidateQueries({ queryKey: [RECRUIT] });
