import { bundlePrograms } from '../../../../scripts/lib/build-server.mjs';

/** Folder of the package with the programs that tests start. */
export const PROGRAMS_FOLDER = 'dist-test';

/** Global setup of the project that starts whole servers: bundles the server, and the one whose providers never answer. */
export default function setup(): Promise<void> {
  return bundlePrograms(PROGRAMS_FOLDER, ['src/testing/halting-server.ts']);
}
