import type { UserInfoData } from '@voltfront/contract';
import { create } from 'zustand';
import { stored } from './storage-keys';

export interface Session {
  /** Login token; null for visitors. */
  token: string | null;
  /** The person logged in; may come a little later than the token. */
  user: UserInfoData | null;
}

function readSession(): Session {
  const token = stored.get('TOKEN');
  if (typeof token !== 'string' || token === '') return { token: null, user: null };
  return { token, user: stored.get('USER_INFO') ?? null };
}

const useStore = create<Session>(readSession);

const logoutListeners = new Set<() => void>();

/** Runs after every logout, whatever its cause: drops data that belongs to the person. Returns the unsubscribe function. */
export function onLogout(handle: () => void): () => void {
  logoutListeners.add(handle);
  return () => logoutListeners.delete(handle);
}

const loginListeners = new Set<() => void>();

/** Runs after every login. Returns what ends it. */
export function onLogin(handle: () => void): () => void {
  loginListeners.add(handle);
  return () => loginListeners.delete(handle);
}

/** Keeps token and user, so that they survive a restart. */
export function login(token: string, user: UserInfoData): void {
  stored.set('TOKEN', token);
  stored.set('USER_INFO', user);
  useStore.setState({ token, user });
  for (const listener of loginListeners) listener();
}

/** Keeps newer data of the person logged in; nothing for visitors. */
export function updateUser(user: UserInfoData): void {
  if (useStore.getState().token === null) return;
  stored.set('USER_INFO', user);
  useStore.setState({ user });
}

/** Clears token, user info and the welfare bubble on this device. It does not call the server. */
export function logout(): void {
  stored.remove('TOKEN', 'USER_INFO', 'WELFARE_BUBBLE');
  useStore.setState({ token: null, user: null });
  for (const listener of logoutListeners) listener();
}

export const getSession = (): Session => useStore.getState();

export const isLoggedIn = (): boolean => getSession().token !== null;

/** The session, for components. */
export function useSession(): Session & { isLoggedIn: boolean } {
  const { token, user } = useStore();
  return { token, user, isLoggedIn: token !== null };
}
