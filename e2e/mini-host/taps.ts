import type { NodeKind } from './base-template';
import type { MiniHost } from './host';
import { type RenderedNode, textOf, walk } from './render-tree';

/** Roles of elements that a person would tap. */
const TAPPED_ROLES = new Set(['button', 'link', 'tab', 'checkbox', 'switch', 'radio', 'option', 'menuitem']);

/** Tapping the selected option of these roles has no effect. */
const CHOSEN_ROLES = new Set(['tab', 'radio', 'option']);

/**
 * Most elements with the same look that are tapped: the rows of a long list share their handler.
 */
const PER_LOOK = 3;

const EFFECT_MS = 1200;
const STEP_MS = 15;

/** Tracking requests, which do not count as an effect for the person. */
const WATCHING = /\/(analytics|risk)\//;

/** A property of an element by its attribute; the template may know it by another name. */
const read = (node: RenderedNode, kind: NodeKind, attribute: string): unknown =>
  node[kind.attributes[attribute] ?? attribute] ?? node[attribute];

const says = (node: RenderedNode, ...properties: string[]): boolean =>
  properties.some((property) => node[property] === true || node[property] === 'true');

const isOff = (node: RenderedNode, kind: NodeKind): boolean =>
  read(node, kind, 'disabled') === true || says(node, 'ariaDisabled', 'aria-disabled');

/** The link to the current page. */
const isCurrent = (node: RenderedNode): boolean => Boolean(node['aria-current'] ?? node.ariaCurrent);

const isChosen = (node: RenderedNode): boolean =>
  isCurrent(node) ||
  (CHOSEN_ROLES.has(String(node.role)) && says(node, 'ariaSelected', 'aria-selected', 'ariaChecked', 'aria-checked'));

/** The view kind that the runtime uses only for elements with a tap handler. */
const isTapView = ({ tag, events }: NodeKind): boolean => tag === 'view' && events.size === 1 && events.has('tap');

/** Elements whose tap the platform handles, such as a share button. */
const isPlatforms = (node: RenderedNode, kind: NodeKind): boolean => Boolean(read(node, kind, 'open-type'));

/**
 * An element to tap, identified by its look and its index among those with the same look and text.
 */
export interface Tap {
  look: string;
  words: string;
  at: number;
}

const lookOf = (node: RenderedNode): string => `${node.role ?? ''} ${node.cl ?? ''}`.trim();
const wordsOf = (node: RenderedNode): string =>
  String(node.ariaLabel ?? textOf(node))
    .trim()
    .slice(0, 60);

function* tappable(root: RenderedNode | undefined, kinds: Map<string, NodeKind>): Generator<RenderedNode> {
  for (const node of walk(root)) {
    const kind = kinds.get(String(node.nn));
    if (!kind?.events.has('tap') || isOff(node, kind) || isChosen(node) || isPlatforms(node, kind)) continue;
    if (TAPPED_ROLES.has(String(node.role)) || kind.tag === 'button' || isTapView(kind)) yield node;
  }
}

/** Tappable elements in a part of a page, in rendering order. */
function tapsOf(root: RenderedNode | undefined, kinds: Map<string, NodeKind>): Tap[] {
  const taps: Tap[] = [];
  for (const node of tappable(root, kinds)) {
    const [look, words] = [lookOf(node), wordsOf(node)];
    const alike = taps.filter((tap) => tap.look === look);
    if (alike.length < PER_LOOK) taps.push({ look, words, at: alike.filter((tap) => tap.words === words).length });
  }
  return taps;
}

/** The element of a tap in the currently rendered part of the page. */
function findTap(
  area: RenderedNode | undefined,
  kinds: Map<string, NodeKind>,
  { look, words, at }: Tap,
): RenderedNode | undefined {
  const alike = [...tappable(area, kinds)].filter((node) => lookOf(node) === look && wordsOf(node) === words);
  return alike[at];
}

/** The topmost sheet; undefined without one. */
const sheetOf = (root: RenderedNode | undefined): RenderedNode | undefined =>
  [...walk(root)].filter(({ role }) => role === 'dialog').at(-1);

interface Sign {
  pages: string;
  drawn: string;
  told: number;
  asked: number;
}

/**
 * The observable state of the app: the pages, what is rendered, the calls to the host, the requests
 * to the server.
 */
function signOf({ stack, current, log }: MiniHost): Sign {
  return {
    pages: stack.map(({ route, options }) => `${route}?${new URLSearchParams(options)}`).join(' '),
    drawn: JSON.stringify(current().data.root),
    told: log.toasts.length + log.modals.length + log.calls.length,
    asked: log.requests.filter(({ path }) => !WATCHING.test(path)).length,
  };
}

const differs = (before: Sign, after: Sign, keys: readonly (keyof Sign)[] = ['pages', 'drawn', 'told', 'asked']) =>
  keys.some((key) => before[key] !== after[key]);

/** Taps an element; returns whether it had an effect in time. */
async function hasEffect(host: MiniHost, node: RenderedNode): Promise<boolean> {
  const before = signOf(host);
  host.tapNode(node);
  for (let waited = 0; waited < EFFECT_MS; waited += STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    if (differs(before, signOf(host))) return true;
  }
  return false;
}

export interface Walk {
  host: MiniHost;
  kinds: Map<string, NodeKind>;
  /** Opens the page again and waits until it is rendered. */
  open: () => Promise<void>;
  /** Taps to skip. */
  isLeftOut: (tap: Tap) => boolean;
}

/**
 * Opens the page, and the sheet behind `way`; returns the part to walk, undefined when it did not
 * open.
 */
async function reach({ host, kinds, open }: Walk, way: Tap | null): Promise<RenderedNode | undefined> {
  await open();
  if (!way) return host.current().data.root;
  const node = findTap(host.current().data.root, kinds, way);
  if (!node) return undefined;
  host.tapNode(node);
  await host.settled();
  return sheetOf(host.current().data.root);
}

/**
 * Makes every tap of the page, or of the sheet behind `way`. @returns faults, and the taps that
 * open a sheet
 */
async function walkArea(walking: Walk, way: Tap | null): Promise<{ faults: string[]; ways: Tap[] }> {
  const { host, kinds, isLeftOut } = walking;
  const area = await reach(walking, way);
  const [home, page] = [signOf(host), host.current()];
  const [faults, ways]: [string[], Tap[]] = [[], []];
  for (const tap of tapsOf(area, kinds).filter((each) => !isLeftOut(each))) {
    const isHome = host.stack.at(-1) === page && !differs(home, signOf(host), ['pages', 'drawn']);
    const now = isHome ? area : await reach(walking, way);
    const node = findTap(now, kinds, tap);
    if (!node) continue;
    const words = `${way ? `${way.words} → ` : ''}${tap.words || 'no words'} <${tap.look}>`;
    const [known, stayed] = [host.faults.length, host.stack.length];
    if (!(await hasEffect(host, node))) faults.push(`nothing comes of a tap on ${words}`);
    for (const fault of host.faults.slice(known)) faults.push(`a tap on ${words} fails: ${fault.slice(0, 200)}`);
    await host.settled();
    if (!way && host.stack.length === stayed && sheetOf(host.current().data.root)) ways.push(tap);
  }
  return { faults, ways };
}

/**
 * Taps every tappable element on a page and on the sheets that one tap opens, each on a newly
 * opened page.
 * @returns a line for each tap that has no effect or fails
 */
export async function walkTaps(walking: Walk): Promise<string[]> {
  const { faults, ways } = await walkArea(walking, null);
  for (const way of ways) faults.push(...(await walkArea(walking, way)).faults);
  return faults;
}
