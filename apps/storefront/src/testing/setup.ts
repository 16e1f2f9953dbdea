import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { routeTable } from '@/navigation/route-table';
import { startTexts } from '@/page/i18n';
import { addPages } from '@/platform/h5-runtime/page-packages';

startTexts();
// A wait ends when what it waits for is there; one second is too short on a machine that is busy with other checks.
configure({ asyncUtilTimeout: 5000 });
// As soon after the first page as the web build knows them.
addPages({ loaders: {}, rows: routeTable });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});
