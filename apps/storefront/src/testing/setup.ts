import { cleanup, configure } from '@testing-library/react';
import { options } from 'preact';
import { afterAll, afterEach, vi } from 'vitest';
import { queryClient } from '@/api';
import { routeTable } from '@/navigation/route-table';
import { startTexts } from '@/page/i18n';
import { controlFields } from '@/platform/h5-runtime/controlled-fields';
import { addPages } from '@/platform/h5-runtime/page-packages';
import { chooseAppearance, logout } from '@/session';

startTexts();
// A wait ends when what it waits for is there; one second is too short on a machine that is busy with other checks.
configure({ asyncUtilTimeout: 15_000 });
controlFields();
// Effects run when what was drawn is found: a test is faster than the frame that they wait for in a browser.
options.requestAnimationFrame = (run) => void setTimeout(run, 0);
// Browsers name their pointer events in every element, jsdom does not: Preact looks there how an event is spelled.
for (const name of ['down', 'move', 'up', 'cancel']) Object.assign(Element.prototype, { [`onpointer${name}`]: null });
// Nor has its clock a list of what was loaded.
if (!performance.getEntriesByType) Object.assign(Performance.prototype, { getEntriesByType: () => [] });
// As soon after the first page as the web build knows them.
addPages({ loaders: {}, rows: routeTable });

// Files that share modules begin as visitors on a light screen, whoever the file before was.
logout();
queryClient.clear();
chooseAppearance('light');
window.localStorage.clear();

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

// A part of the app that arrives after the end of its file would be taken for one of the next.
afterAll(() => vi.dynamicImportSettled());
