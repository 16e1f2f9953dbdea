import type { NodeKind } from './base-template';
import type { HostPage } from './host';
import { type RenderedNode, walk } from './render-tree';

/** Handles the back key for the containers of a page. */
export interface BackTaker {
  /**
   * Whether the page's container handles the back step: it closes and gets its event, and the page
   * stays.
   */
  take(page: HostPage): boolean;
}

/**
 * `page-container` as the platforms document it: a page has at most one, further ones are ignored.
 * While it is shown, the back key, the gesture and `navigateBack` close it instead of the page; the
 * next step leaves the page.
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
