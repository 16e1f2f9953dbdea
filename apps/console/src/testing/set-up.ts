import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What jsdom leaves out and antd asks for.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => null,
  removeEventListener: () => null,
  addListener: () => null,
  removeListener: () => null,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

// On a machine that is busy with other checks.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/console/');
});
