import { useQuery } from '@tanstack/react-query';
import { callApp } from '@/platform/bridge';
import { isInContainer } from '@/platform/container';
import type { Profile } from './field-mark';

/** In the native car app nickname and avatar are the app's own: the profile with what the app says of the person. */
export function useAppPerson(profile: Profile | undefined): { profile: Profile | undefined; isOfApp: boolean } {
  const isOfApp = isInContainer();
  const native = useQuery({
    queryKey: ['app', 'userInfo'],
    queryFn: () => callApp('appInfo.userInfo'),
    enabled: isOfApp,
    staleTime: 0,
  });
  const user = native.data?.user;
  if (!profile || !isOfApp || !user) return { profile, isOfApp };
  return { profile: { ...profile, nickname: user.nickname, avatar: user.avatar || profile.avatar }, isOfApp };
}
