import type { RenderedNode } from './render-tree';
import { walk } from './render-tree';

/**
 * What phones render without delay. The platforms' own checks warn above 1,000 nodes, a depth of
 * 30, or 60 children of one element; they allow up to 1 MB in one `setData` call, but a tenth of it
 * already takes a phone noticeable time.
 */
export const LIMITS = { nodes: 1000, depth: 30, children: 60, bytes: 100_000 };

const depthOf = (node: RenderedNode): number => 1 + Math.max(0, ...(node.cn ?? []).map(depthOf));

/** Bytes of data as the host sends it to the drawing side. */
export const bytesOf = (data: unknown): number => Buffer.byteLength(JSON.stringify(data) ?? '');

/** Exceeded limits of a page's nodes; one line each. */
export function limitFaults(root: RenderedNode): string[] {
  const nodes = [...walk(root)];
  const found: [string, number, number][] = [
    ['nodes', nodes.length, LIMITS.nodes],
    ['levels', depthOf(root), LIMITS.depth],
    ['children of one element', Math.max(0, ...nodes.map(({ cn }) => cn?.length ?? 0)), LIMITS.children],
    ['bytes of page data', bytesOf(root), LIMITS.bytes],
  ];
  return found
    .filter(([, count, limit]) => count > limit)
    .map(([what, count, limit]) => `${count} ${what}, at most ${limit}`);
}
