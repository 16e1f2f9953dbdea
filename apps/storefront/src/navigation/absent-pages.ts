const absent = new Set<string>();

/**
 * Paths that a module names and this release has no page for. The web build adds the call to the module
 * (`config/absent-pages-loader.js`), so that what leads there is not drawn, whatever is known of its package.
 */
export function absentPages(...paths: readonly string[]): void {
  for (const path of paths) absent.add(path);
}

export const isAbsent = (path: string): boolean => absent.has(path);
