import { useQuery } from '@tanstack/react-query';
import type { InviteHubData } from '@voltfront/contract';
import { apiQuery } from '@/api';

/** The own code of a campaign that runs: the one that is there, or one that is made now. */
export function useOwnCode(hub: (Pick<InviteHubData, 'campaign'> & { own: { code: string } | null }) | undefined) {
  const slug = hub?.campaign.slug ?? '';
  const known = hub?.own?.code ?? '';
  const isOpen = hub?.campaign.state === 'running' && hub.campaign.refusal === null;
  const made = useQuery({
    ...apiQuery('POST /api/mpintegral/v1/recommend/recommendCode', { slug }),
    enabled: isOpen && hub.own !== null && known === '',
    retry: false,
  });
  return { code: known || (made.data?.code ?? ''), isOpen, fault: made.error };
}
