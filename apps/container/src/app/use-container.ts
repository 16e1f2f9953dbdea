import { createContext, useContext } from 'react';
import type { DeviceSettings } from '../device/settings';
import { useStore } from '../store/create-store';
import type { AppContext } from './context';
import type { Phone } from './phone';
import type { AppState } from './state';

/** The parts of the simulated app and the phone, for components. */
export interface Container extends AppContext {
  phone: Phone;
}

const Context = createContext<Container | null>(null);

export const ContainerProvider = Context.Provider;

/** All parts of the container. */
export function useContainer(): Container {
  const container = useContext(Context);
  if (!container) throw new TypeError('useContainer outside of ContainerProvider');
  return container;
}

/** Selects a part of the app's state; the component renders again when it changes. */
export const useApp = <P>(pick: (app: AppState) => P): P => useStore(useContainer().app, pick);

/** Selects a part of the phone's settings; the component renders again when it changes. */
export const useSettings = <P>(pick: (settings: DeviceSettings) => P): P => useStore(useContainer().settings, pick);
