/** Bundles the server and further programs of its sources into a folder of the package. */
export function bundlePrograms(folder: string, programs: readonly string[]): Promise<void>;
