import type { CatalogueIndex, DependencyEdge } from './dependency-maps';

/** A product that must be chosen together with another, and the arrow that led to it. */
export interface Requirement {
  code: string;
  /** `chosen` for the product asked about, else the first arrow found; cascades win over needs. */
  relation: 'chosen' | 'cascade' | 'depend';
  /** Code of the product that brings or needs it; null for the product asked about. */
  because: string | null;
}

/**
 * Everything that must be chosen together with `code`, itself first, in the order it is reached.
 * Cascades are resolved before requirements, so that a product added automatically is never asked for.
 */
export function requirementsOf(index: CatalogueIndex, code: string): Requirement[] {
  const found = new Map<string, Requirement>([[code, { code, relation: 'chosen', because: null }]]);
  const cascading = [code];
  const needing: string[] = [];
  const follow = (from: string, isWanted: (edge: DependencyEdge) => boolean, relation: 'cascade' | 'depend') => {
    for (const edge of index.dependencyMap.get(from) ?? []) {
      if (!isWanted(edge) || found.has(edge.code)) continue;
      found.set(edge.code, { code: edge.code, relation, because: from });
      cascading.push(edge.code);
    }
  };
  while (cascading.length > 0 || needing.length > 0) {
    const next = cascading.shift();
    if (next !== undefined) {
      follow(next, (edge) => edge.relation === 'cascade', 'cascade');
      needing.push(next);
    } else {
      follow(needing.shift() ?? code, (edge) => edge.relation !== 'cascade', 'depend');
    }
  }
  return [...found.values()];
}
