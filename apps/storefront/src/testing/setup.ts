import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { routeTable } from '@/navigation/route-table';
import { startTexts } from '@/page/i18n';
import { addPages } from '@/platform/h5-runtime/page-packages';

startTexts();
// As soon after the first page as the web build knows them.
addPages({ loaders: {}, rows: routeTable });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});
