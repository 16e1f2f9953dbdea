import type { Permission } from '../app/state';
import { createStore } from '../store/create-store';
import { pictures } from './pictures';
import { places } from './places';

/** How the phone and its services behave, as the panel sets it. */
export interface DeviceSettings {
  camera: Permission;
  /** Id of the picture that the camera takes. */
  photo: string;
  location: Permission;
  /** Id of the place where the phone is. */
  place: string;
  /** `ask` shows the payment's own screen. */
  payment: 'ask' | 'paid' | 'cancelled' | 'failed';
  /** Code that a pre-validation gives; 80000 alone is a success. */
  preValidateCode: number;
  /** An app of an earlier edition, which lacks methods. */
  isOldApp: boolean;
  /** The web view lies under the status bar, and the page keeps clear of it. */
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
