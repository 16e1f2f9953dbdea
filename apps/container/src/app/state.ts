import type { DeviceKind } from '../device/kinds';
import type { AppSession } from '../session/app-session';
import { createStore } from '../store/create-store';

/** A native screen above the web view, with the app's navigation bar. */
export interface NativePage {
  id: number;
  title: string;
  /** What is shown: lines of name and value. */
  rows: readonly (readonly [string, string])[];
  /** It replaced the web view: going back leads to the app's home. */
  isInPlaceOfWeb: boolean;
}

/** What the app knows of the customer's agreement, and by which way it heard of it. */
export interface ToldConsent {
  isAgreed: boolean;
  /** Epoch milliseconds. */
  at: number;
  way: 'scheme' | 'handleConfirm' | 'event';
}

export type Permission = 'ask' | 'granted' | 'denied';

/** Everything the stand-in for the app knows, other than its bridge's traffic and open questions. */
export interface AppState {
  device: DeviceKind;
  /** Address that the web view opens first. */
  startPath: string;
  /** Counts what needs a new web view: another device, a new installation. */
  launch: number;
  session: AppSession | null;
  consent: ToldConsent | null;
  /** Colour of the words in the status bar, as the page asked. */
  statusBar: 'light' | 'dark';
  /** Colour that the page wants around itself. */
  theme: string;
  /** Where the web view is now. */
  path: string;
  title: string;
  isOnline: boolean;
  /** What fills the screen: the web view, or the app's own home. */
  surface: 'web' | 'home';
  tab: number;
  pages: readonly NativePage[];
  toast: string | null;
  /** A notification of the system, with the page that it leads to. */
  push: { text: string; path: string } | null;
  /** Ids that pages told the app to keep: versions to compare, configurations wished for. */
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
