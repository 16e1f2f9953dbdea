import { t } from '@lingui/core/macro';
import { apiKey, type InputOf, queryClient, useApiMutation } from '@/api';
import { getSession, updateUser } from '@/session';
import { toast } from '@/ui';
import type { Profile } from './field-mark';

const PROFILE = 'GET /api/mpaccount/v1/profile';

/** Shows a profile that the server answered with, here and in the other pages. */
export function takeProfile(profile: Profile): void {
  queryClient.setQueryData(apiKey(PROFILE), profile);
  const { user } = getSession();
  if (user) updateUser({ ...user, nickname: profile.nickname, avatar: profile.avatar });
  void queryClient.invalidateQueries({ queryKey: apiKey('GET /api/mpaccount/v1/account/overview') });
}

type FieldInput = InputOf<'POST /api/mpaccount/v1/profile/save'>;

/** Saves a field of the profile by itself. */
export function useSaveField() {
  const save = useApiMutation('POST /api/mpaccount/v1/profile/save', {
    onSuccess: (profile, sent) => {
      takeProfile(profile);
      const isReviewed = profile.reviews.some(({ field, state }) => field === sent.field && state === 'pending');
      toast(isReviewed ? t`已提交审核` : t`已保存`);
    },
  });
  return {
    isSaving: save.isPending,
    save: (body: FieldInput) =>
      save.mutateAsync(body).then(
        () => true,
        () => false,
      ),
  };
}
