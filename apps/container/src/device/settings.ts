import type { Permission } from '../app/state';
import { createStore } from '../store/create-store';
import { pictures } from './pictures';
import { places } from './places';

/** Behaviour of the phone and its services, set in the control panel. */
export interface DeviceSettings {
  camera: Permission;
  /** Id of the picture that the camera takes. */
  photo: string;
  location: Permission;
  /** Id of the place where the phone is. */
  place: string;
  /** `ask` shows the payment screen. */
  payment: 'ask' | 'paid' | 'cancelled' | 'failed';
  /** Code returned by a pre-validation; only 80000 is a success. */
  preValidateCode: number;
  /** Whether the app is the previous version, which lacks methods. */
  isOldApp: boolean;
  /** Whether the web view extends below the status bar, so that the page adds a padding. */
  isImmersive: boolean;
}

const initialSettings: DeviceSettings = {
  camera: 'granted',
  photo: pictures[0]?.id ?? '',
  location: 'granted',
  place: places[0]?.id ?? '',
  payment: 'ask',
  preValidateCode: 80000,
  isOldApp: false,
  isImmersive: false,
};

export type SettingsStore = ReturnType<typeof createSettingsStore>;

export const createSettingsStore = (initial: Partial<DeviceSettings> = {}) =>
  createStore<DeviceSettings>({ ...initialSettings, ...initial });
