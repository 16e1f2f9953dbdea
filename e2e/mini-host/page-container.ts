import type { NodeKind } from './base-template';
import type { HostPage } from './host';
import { type RenderedNode, walk } from './render-tree';

/** Taker of the key back by what a page draws. */
export interface BackTaker {
  /** Whether the page's container takes a step back: it closes, and is told so, in place of the page. */
  take(page: HostPage): boolean;
}

/**
 * `page-container` as the platforms describe it: a page has one at the most, a further one is not added. While it is shown,
 * the key back, the gesture and `navigateBack` close it instead of the page; it takes one step, and the next leaves.
 * @param tell sends an element an event
 */
export function createBackTaker(
  kinds: Map<string, NodeKind>,
  tell: (page: HostPage, node: RenderedNode, type: string) => void,
): BackTaker {
  const closed = new Set<string>();
  const isShown = (node: RenderedNode): boolean => {
    const kind = kinds.get(String(node.nn));
    return kind?.tag === 'page-container' && node[kind.attributes.show ?? 'show'] === true;
  };
  return {
    take(page) {
      const container = [...walk(page.data.root)].find(isShown);
      if (!container?.sid || closed.has(container.sid)) return false;
      closed.add(container.sid);
      for (const type of ['beforeleave', 'leave', 'afterleave']) tell(page, container, type);
      return true;
    },
  };
}
