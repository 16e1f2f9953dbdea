import type { OptionGroup, OptionProduct, Selection, VersionCatalogue } from './types';

/** One arrow between two products. `parent` joins a second-level product to its level-1 product. */
export interface DependencyEdge {
  code: string;
  relation: 'cascade' | 'depend' | 'parent';
}

/** What each product brings or needs, and the same arrows turned around. */
export interface DependencyMaps {
  /** Product code → the products that must be chosen with it, cascades first. */
  dependencyMap: Map<string, DependencyEdge[]>;
  /** Product code → the products that cannot stay without it. */
  inverseMap: Map<string, DependencyEdge[]>;
}

function edgesOf(product: OptionProduct): DependencyEdge[] {
  const edges: DependencyEdge[] = [];
  for (const code of product.cascadeProduct) edges.push({ code, relation: 'cascade' });
  for (const code of product.dependProduct) edges.push({ code, relation: 'depend' });
  if (product.level === 2 && product.parentCode !== null) edges.push({ code: product.parentCode, relation: 'parent' });
  return edges;
}

/**
 * Builds the dependency map and its inverse from the products of one version.
 *
 * Example: 运动套装 cascades 21 英寸轮毂: `dependencyMap` of the package names the wheel, `inverseMap` of the wheel the package.
 */
export function buildDependencyMaps(products: readonly OptionProduct[]): DependencyMaps {
  const dependencyMap = new Map<string, DependencyEdge[]>();
  const inverseMap = new Map<string, DependencyEdge[]>();
  for (const product of products) {
    const edges = edgesOf(product);
    dependencyMap.set(product.productCode, edges);
    for (const { code, relation } of edges) {
      const back = inverseMap.get(code) ?? [];
      back.push({ code: product.productCode, relation });
      inverseMap.set(code, back);
    }
  }
  return { dependencyMap, inverseMap };
}

/** A catalogue with its look-up tables, so that no rule searches lists. */
export interface CatalogueIndex extends DependencyMaps {
  catalogue: VersionCatalogue;
  byCode: Map<string, OptionProduct>;
  groups: Map<string, OptionGroup>;
}

/** Builds the look-up tables of one version. Cheap enough to be done on every tap. */
export function indexCatalogue(catalogue: VersionCatalogue): CatalogueIndex {
  const byCode = new Map<string, OptionProduct>();
  for (const product of catalogue.products) byCode.set(product.productCode, product);
  const groups = new Map<string, OptionGroup>();
  for (const group of catalogue.groups) groups.set(group.groupCode, group);
  return { catalogue, byCode, groups, ...buildDependencyMaps(catalogue.products) };
}

/** The `one` group that a product competes in, or null: second-level products never compete. */
export function exclusiveGroupOf(index: CatalogueIndex, product: OptionProduct): OptionGroup | null {
  if (product.level !== 1) return null;
  const group = index.groups.get(product.groupCode);
  return group?.choice === 'one' ? group : null;
}

/** Puts codes into catalogue order and drops repeats and unknown codes. */
export function inCatalogueOrder(catalogue: VersionCatalogue, codes: ReadonlySet<string>): Selection {
  return catalogue.products.map((product) => product.productCode).filter((code) => codes.has(code));
}
