import type { NodeKind } from './base-template';
import { styleInPx } from './platform-styles';
import type { RenderedNode } from './render-tree';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** How an image fills its box, by the platform's `mode`. */
const FITS: Record<string, string> = { aspectFill: 'cover', aspectFit: 'contain' };

/** Properties that enable scrolling, by the scroll view's attribute. */
const SCROLLS: Record<string, string> = { 'scroll-x': 'overflow-x:auto', 'scroll-y': 'overflow-y:auto' };

const read = (node: RenderedNode, { attributes }: NodeKind, attribute: string): unknown =>
  node[attributes[attribute] ?? attribute];

/** What the platform itself renders inside a component without children. */
function innerOf(node: RenderedNode, kind: NodeKind): string {
  if (kind.tag === 'image') {
    const fit = FITS[String(read(node, kind, 'mode'))] ?? 'fill';
    return `<img alt="" style="object-fit:${fit}" src="${escapeText(String(read(node, kind, 'src') ?? ''))}">`;
  }
  if (kind.tag === 'input' || kind.tag === 'textarea')
    return escapeText(String(read(node, kind, 'value') || read(node, kind, 'placeholder') || ''));
  return '';
}

function styleOf(node: RenderedNode, kind: NodeKind, widthPx: number): string {
  const scrolls = Object.keys(SCROLLS).filter((name) => kind.tag === 'scroll-view' && read(node, kind, name) === true);
  return [styleInPx(String(node.st ?? ''), widthPx), ...scrolls.map((name) => SCROLLS[name])].join(';');
}

/** The nodes of a page as HTML: each native component is an element `wx-…` with the id, class and style it has there. */
export function drawingOf(node: RenderedNode, kinds: Map<string, NodeKind>, widthPx: number): string {
  if (node.v !== undefined) return escapeText(node.v);
  const kind = kinds.get(String(node.nn));
  const children = (node.cn ?? []).map((child) => drawingOf(child, kinds, widthPx)).join('');
  if (!kind) return children;
  const names = `id="${escapeText(String(node.uid ?? node.sid ?? ''))}" class="${escapeText(node.cl ?? '')}"`;
  const style = escapeText(styleOf(node, kind, widthPx));
  const into =
    kind.tag === 'scroll-view' ? ` data-into="${escapeText(String(read(node, kind, 'scroll-into-view') ?? ''))}"` : '';
  return `<wx-${kind.tag} ${names} style="${style}"${into}>${innerOf(node, kind)}${children}</wx-${kind.tag}>`;
}
