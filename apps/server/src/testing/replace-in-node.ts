import { syncBuiltinESMExports } from 'node:module';

/**
 * Puts another function in the place of one of Node's, for everybody who imports it or has imported it.
 * @param module the default export of a module of Node
 * @returns what puts the right one back
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
