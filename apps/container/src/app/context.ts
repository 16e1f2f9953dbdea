import type { SettingsStore } from '../device/settings';
import { createSettingsStore } from '../device/settings';
import { createFaultStore, type FaultStore } from '../faults/faults';
import { createTrafficLog, type TrafficLog } from '../log/log';
import { createQuestions, type Questions } from './questions';
import { type AppStore, createAppStore } from './state';

/** All parts of the simulated app, passed to whatever needs them. */
export interface AppContext {
  app: AppStore;
  settings: SettingsStore;
  faults: FaultStore;
  log: TrafficLog;
  questions: Questions;
  /** Texts that pages keep in the app, by phone. */
  storage: Storage;
  fetch: typeof fetch;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ContextOptions {
  storage: Storage;
  fetch: typeof fetch;
  now: () => number;
}

export function createAppContext(options: ContextOptions): AppContext {
  return {
    ...options,
    app: createAppStore(),
    settings: createSettingsStore(),
    faults: createFaultStore(),
    log: createTrafficLog(options.now),
    questions: createQuestions(),
  };
}
