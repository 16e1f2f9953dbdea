import type { DeviceKind } from '../device/kinds';
import type { AppSession } from '../session/app-session';
import { createStore } from '../store/create-store';

/** A native screen above the web view, with the app's navigation bar. */
export interface NativePage {
  id: number;
  title: string;
  /** Rows of name and value. */
  rows: readonly (readonly [string, string])[];
  /** Whether it replaced the web view: going back then leads to the app's home. */
  isInPlaceOfWeb: boolean;
}

/** The customer's consent as reported to the app, and how it was reported. */
export interface ToldConsent {
  isAgreed: boolean;
  /** Epoch milliseconds. */
  at: number;
  way: 'scheme' | 'handleConfirm' | 'event';
}

export type Permission = 'ask' | 'granted' | 'denied';

/** State of the simulated app, without the bridge's traffic and open questions. */
export interface AppState {
  device: DeviceKind;
  /** URL that the web view opens first. */
  startPath: string;
  /** Increases whenever a new web view is needed: for another device or a new installation. */
  launch: number;
  session: AppSession | null;
  consent: ToldConsent | null;
  /** Text colour of the status bar, as set by the page. */
  statusBar: 'light' | 'dark';
  /** Theme colour of the page. */
  theme: string;
  /** Current URL of the web view. */
  path: string;
  title: string;
  isOnline: boolean;
  /** Content of the screen: the web view, or the app's own home. */
  surface: 'web' | 'home';
  tab: number;
  pages: readonly NativePage[];
  toast: string | null;
  /** A system notification with the page that it opens. */
  push: { text: string; path: string } | null;
  /** Ids that pages stored in the app: comparison and wish list. */
  comparison: readonly string[];
  wishes: readonly string[];
}

export const initialState: AppState = {
  device: 'ios',
  startPath: '/',
  launch: 0,
  session: null,
  consent: null,
  statusBar: 'light',
  theme: '#ffffff',
  path: '/',
  title: '',
  isOnline: true,
  surface: 'web',
  tab: 0,
  pages: [],
  toast: null,
  push: null,
  comparison: [],
  wishes: [],
};

export type AppStore = ReturnType<typeof createAppStore>;

/** The state of one phone. */
export const createAppStore = (initial: Partial<AppState> = {}) =>
  createStore<AppState>({ ...initialState, ...initial });
