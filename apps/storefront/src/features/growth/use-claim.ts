import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { apiKey, useApiMutation } from '@/api';
import { toast } from '@/ui';

/** Claims the gift of a benefit. */
export function useClaim() {
  const client = useQueryClient();
  return useApiMutation('POST /api/mpintegral/v1/growth/benefit/claim', {
    onSuccess: ({ title }) => toast(t`${title}已放入卡券包`),
    onSettled: () => {
      client.invalidateQueries({ queryKey: apiKey('GET /api/mpintegral/v1/growth') });
      client.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/overview') });
    },
  });
}
