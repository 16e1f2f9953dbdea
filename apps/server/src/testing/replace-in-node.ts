import { syncBuiltinESMExports } from 'node:module';

/**
 * Replaces a function of a Node module for all its importers.
 * @param module the default export of a Node module
 * @returns a function that restores the original
 */
export function replaceInNode<M extends object, N extends keyof M>(module: M, name: N, other: M[N]): () => void {
  const original = module[name];
  const set = (value: M[N]) => {
    module[name] = value;
    syncBuiltinESMExports();
  };
  set(other);
  return () => set(original);
}
