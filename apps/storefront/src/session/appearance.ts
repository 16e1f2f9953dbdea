import { brand } from '@voltfront/brand';
import { create } from 'zustand';
import { applyScheme, isSystemDark, onSystemScheme } from '@/platform/scheme';
import { stored } from './storage-keys';

/** Light unless the customer chooses otherwise: the cars are photographed for it. */
export type Appearance = 'light' | 'dark' | 'system';

interface AppearanceState {
  choice: Appearance;
  isSystemDark: boolean;
}

export const isAppearance = (value: unknown): value is Appearance =>
  value === 'light' || value === 'dark' || value === 'system';

const useStore = create<AppearanceState>(() => {
  const choice: unknown = stored.get('APPEARANCE');
  return { choice: isAppearance(choice) ? choice : 'light', isSystemDark: isSystemDark() ?? false };
});

const isDark = ({ choice, isSystemDark: system }: AppearanceState): boolean =>
  choice === 'dark' || (choice === 'system' && system);

/** The customer's choice and whether it results in dark. */
export function useAppearance(): { choice: Appearance; isDark: boolean } {
  const state = useStore();
  return { choice: state.choice, isDark: isDark(state) };
}

/** Whether this platform tells what the system prefers, so that the app can follow it. */
export const canFollowSystem = (): boolean => isSystemDark() !== undefined;

/** Chooses light, dark, or what the system has, from now on and for later visits. */
export function chooseAppearance(choice: Appearance): void {
  stored.set('APPEARANCE', choice);
  useStore.setState({ choice });
}

/** Calls back with each new choice. Returns what ends it. */
export const watchAppearance = (heard: (choice: Appearance) => void): (() => void) =>
  useStore.subscribe((now, before) => {
    if (now.choice !== before.choice) heard(now.choice);
  });

/** Applies the choice around the visible page; each page calls it when it becomes visible. */
export function showAppearance(): void {
  const isDarkNow = isDark(useStore.getState());
  applyScheme(isDarkNow, isDarkNow ? brand.colours.dark.theme : brand.colours.theme);
}

/** Applies the choice, and goes on doing so when it or the system changes. Call once at start. */
export function startAppearance(): void {
  // The page's HTML is light.
  if (isDark(useStore.getState())) showAppearance();
  useStore.subscribe(showAppearance);
  onSystemScheme((isSystemDarkNow) => useStore.setState({ isSystemDark: isSystemDarkNow }));
}
