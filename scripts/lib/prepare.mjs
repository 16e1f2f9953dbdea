import { buildConsole, isConsoleBuilt } from './build-console.mjs';
import { buildContainer, isContainerBuilt } from './build-container.mjs';
import { buildServer, isServerBuilt } from './build-server.mjs';
import { buildStorefront, isStorefrontBuilt } from './build-storefront.mjs';
import { install, isInstalled } from './install.mjs';
import { createSteps } from './steps.mjs';

/** What a running shop needs, in the order in which it is made. */
const STEPS = [
  { title: 'Installing packages', isDone: isInstalled, work: install },
  { title: 'Compiling the server', isDone: isServerBuilt, work: buildServer },
  { title: 'Compiling the container', isDone: isContainerBuilt, work: buildContainer },
  { title: 'Building the console', isDone: isConsoleBuilt, work: buildConsole },
  {
    title: 'Building the storefront',
    isDone: () => isStorefrontBuilt('h5'),
    work: (report) => buildStorefront('h5', { report }),
  },
];

/**
 * Installs and builds what is missing or out of date.
 * @param last title of what the caller does next, shown as the last step of the list when there is one.
 */
export async function prepare(last) {
  const steps = createSteps(STEPS.length + (last ? 1 : 0));
  for (const { title, isDone, work } of STEPS) {
    await steps.step(title, async (report) => {
      if (isDone()) return 'nothing changed';
      return work(report);
    });
  }
  if (last) steps.announce(last);
}
