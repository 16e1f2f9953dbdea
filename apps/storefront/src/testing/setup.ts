import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { startTexts } from '@/page/i18n';

startTexts();

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});
