/** A node of the data that a page hands to its template: `nn` node name, `cn` children, `v` text, `sid` id of the element behind it. */
export interface RenderedNode {
  nn?: string;
  cn?: RenderedNode[];
  v?: string;
  sid?: string;
  cl?: string;
  ariaLabel?: string;
  role?: string;
  [property: string]: unknown;
}

/** Applies one `setData` call, whose keys are paths such as `root.cn.[0].v`, to the page's data. */
export function applySetData(data: Record<string, unknown>, patch: Record<string, unknown>): void {
  for (const [path, value] of Object.entries(patch)) {
    const keys = path
      .replace(/\[(\d+)\]/g, '.$1')
      .split('.')
      .filter((key) => key !== '');
    let target: Record<string, unknown> = data;
    keys.slice(0, -1).forEach((key, index) => {
      target[key] ??= /^\d+$/.test(keys[index + 1] ?? '') ? [] : {};
      target = target[key] as Record<string, unknown>;
    });
    target[keys[keys.length - 1] as string] = structuredClone(value);
  }
}

/** Every node below and including this one, in document order. */
export function* walk(node: RenderedNode | undefined): Generator<RenderedNode> {
  if (!node) return;
  yield node;
  for (const child of node.cn ?? []) yield* walk(child);
}

/** All text a person would see, in document order. */
export function textOf(node: RenderedNode | undefined): string {
  return [...walk(node)].map((entry) => entry.v ?? '').join('');
}

/**
 * Innermost nodes, with an element id, that are called `name`: by their label for screen readers or their whole text.
 * With a role only those that have it.
 */
export function findByName(root: RenderedNode | undefined, name: string | RegExp, role?: string): RenderedNode[] {
  const isIt = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const matches = [...walk(root)].filter(
    (node) =>
      node.sid !== undefined &&
      (role === undefined || node.role === role) &&
      (isIt(String(node.ariaLabel ?? '')) || isIt(textOf(node).trim())),
  );
  return matches.filter((node) => !matches.some((other) => other !== node && [...walk(node)].includes(other)));
}

/** The first input field with this label for screen readers: a labelled node without anything in it. */
export const findField = (root: RenderedNode | undefined, label: string): RenderedNode | undefined =>
  [...walk(root)].find((node) => node.ariaLabel === label && (node.cn ?? []).length === 0);

/** A node and the elements around it, innermost first; without text nodes, which hear no events. */
export function pathTo(root: RenderedNode | undefined, target: RenderedNode): RenderedNode[] {
  if (!root) return [];
  const isElement = root.v === undefined;
  if (root === target) return isElement ? [root] : [];
  for (const child of root.cn ?? []) {
    if (child === target || [...walk(child)].includes(target))
      return [...pathTo(child, target), ...(isElement && root.sid !== undefined ? [root] : [])];
  }
  return [];
}
