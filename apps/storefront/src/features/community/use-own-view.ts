import { useEffect } from 'react';
import { queryClient } from '@/api';
import { useSession } from '@/session';

/**
 * What the server wrote into the page is a visitor's view: a person logged in asks again, once at the start and after
 * every login, while the visitor's view stays on screen.
 *
 * @param keys endpoints whose answers depend on the person
 */
export function useOwnView(keys: readonly string[]): void {
  const { token } = useSession();
  const names = keys.join();
  useEffect(() => {
    if (token === null) return;
    const isAffected = (key: unknown) => typeof key === 'string' && names.split(',').includes(key);
    queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        state.data !== undefined &&
        state.fetchStatus === 'idle' &&
        (isAffected(queryKey[0]) || (queryKey[0] === 'list' && isAffected(queryKey[1]))),
    });
  }, [token, names]);
}
