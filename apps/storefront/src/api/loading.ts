import { create } from 'zustand';

const useStore = create(() => ({ count: 0 }));

/** Counts running calls that block the screen. It never falls below zero. */
export const loading = {
  start: (): void => useStore.setState(({ count }) => ({ count: count + 1 })),
  end: (): void => useStore.setState(({ count }) => ({ count: Math.max(0, count - 1) })),
  /** Forgets all running calls. */
  hide: (): void => useStore.setState({ count: 0 }),
  init: (): void => useStore.setState({ count: 0 }),
  count: (): number => useStore.getState().count,
};

/** Whether the blocking indicator shows, for components. */
export const useLoading = (): boolean => useStore((state) => state.count > 0);
