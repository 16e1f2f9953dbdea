import { create } from 'zustand';

/** Whether the app has answered once, or let us wait too long. */
export const useContainerState = create<{ isJoined: boolean }>(() => ({ isJoined: false }));

export const setJoined = (): void => useContainerState.setState({ isJoined: true });
