import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { settled } from './server';

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

// jsdom matches every rule of a style sheet whenever a test asks whether something can be seen: the component library's
// thousands of rules make that most of a test's time. What it hides, it hides by attributes and inline styles as well.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set: () => undefined, configurable: true });

// On a machine that is busy with other checks.
configure({ asyncUtilTimeout: 15_000 });

afterEach(async () => {
  await settled();
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/console/');
});
