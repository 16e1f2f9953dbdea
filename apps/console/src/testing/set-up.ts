import { cleanup } from '@testing-library/react';
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

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/console/');
});
