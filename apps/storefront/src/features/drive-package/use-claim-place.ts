import { type ApiError, apiKey, isTold, queryClient, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { askConsent } from '@/session';
import { toast } from '@/ui';

const TARGET = 'GET /api/mpmkt/v1/testDrive/package/target';

/** Takes a place of a package, after the login. */
export function useClaimPlace(code: string) {
  const claim = useApiMutation('POST /api/mpmkt/v1/testDrive/package/claim', {
    onSuccess: (target) => queryClient.setQueryData(apiKey(TARGET, { code }), target),
    onError: (error: ApiError) => {
      if (!isTold(error)) toast(error.message);
      void queryClient.invalidateQueries({ queryKey: apiKey(TARGET) });
    },
  });
  const take = async () => {
    if (!(await askConsent())) return;
    const send = () => claim.mutate({ code });
    if (ensureLogin(send)) send();
  };
  return { take, isPending: claim.isPending };
}
