import { readClasses, readKinds } from './base-template';
import type { HostPage } from './host';
import { limitFaults } from './limits';
import type { MiniPlatform } from './platforms';
import { type RenderedNode, textOf, walk } from './render-tree';

/** Texts that must never be shown: missing values, placeholders and text ids. */
const BROKEN_WORDS = /undefined|NaN|\[object |\bnull\b|\{\w+\}|Invalid Date/;
/** A text id whose source text is missing. */
const TEXT_ID = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[\d+/])[\w+/]{6}$/;
const TAPPED_ROLES = new Set(['button', 'link', 'tab', 'checkbox', 'switch', 'radio', 'option']);
const SIZED = /(^|;)\s*(width|height|flex|inset|padding-(top|bottom))\s*:/;

/** URLs in a style; quoted ones may contain brackets. */
const STYLE_ADDRESS = /url\((["']?)(.+?)\1\)(?=[\s;,]|$)/g;

/** These classes only set a pointer cursor: builds for phones omit such rules. */
const RULELESS = /^pressable_/;

type Kinds = ReturnType<typeof readKinds>;

/** Reads the built files of one platform and checks pages against them. */
export interface Inspector {
  /** Errors in the data that a page passes to its template; one line each. */
  faults(page: HostPage): string[];
  /** Addresses of the pictures that a page shows. */
  pictures(page: HostPage): string[];
  /** Address that the web view on a page loads; undefined without one. */
  webAddress(page: HostPage): string | undefined;
}

const names = (node: RenderedNode): string[] => (node.cl ?? '').split(/\s+/).filter(Boolean);

/** A short description of a node for messages: its class, label or text. */
const describe = (node: RenderedNode): string =>
  `<${names(node).join('.')}> ${String(node.ariaLabel ?? textOf(node)).slice(0, 40)}`;

function textFaults(root: RenderedNode): string[] {
  return [...walk(root)].flatMap((node) => {
    const said = [node.v, node.ariaLabel].filter((text): text is string => typeof text === 'string');
    return said
      .filter((text) => BROKEN_WORDS.test(text) || TEXT_ID.test(text))
      .map((text) => `broken words: ${text.slice(0, 60)}`);
  });
}

/** URL that an element of this kind loads. */
const sourceOf = (node: RenderedNode, kinds: Kinds, tag: 'image' | 'web-view'): string | undefined => {
  const kind = kinds.get(String(node.nn));
  const property = kind?.tag === tag ? kind.attributes.src : undefined;
  const source = property === undefined ? undefined : node[property];
  return typeof source === 'string' ? source : undefined;
};

const isOff = (node: RenderedNode): boolean =>
  [node.disabled, node.ariaDisabled, node['aria-disabled']].some((value) => value === true || value === 'true');

/** An element with a tappable role whose template has no tap handler. */
function isDeaf(node: RenderedNode, kinds: Kinds): boolean {
  const kind = kinds.get(String(node.nn));
  if (!kind || !TAPPED_ROLES.has(String(node.role)) || isOff(node)) return false;
  return !kind.events.has('tap') && !kind.events.has('change');
}

function elementFaults(root: RenderedNode, kinds: Kinds, classes: Map<string, string>): string[] {
  const faults: string[] = [];
  for (const node of walk(root)) {
    if (node.nn === undefined) continue;
    const kind = kinds.get(String(node.nn));
    if (!kind) {
      faults.push(`no template draws ${node.nn}: ${describe(node)}`);
      continue;
    }
    const own = names(node).filter((name) => !name.startsWith('h5-') && !RULELESS.test(name));
    for (const name of own) if (!classes.has(name)) faults.push(`class without a rule: ${name}`);
    if (kind.tag === 'image') {
      const rules = `${own.map((name) => classes.get(name)).join(';')};${String(node.st ?? '')}`;
      if (!SIZED.test(rules)) faults.push(`picture without a size: ${describe(node)}`);
    }
    if (kind.tag === 'button' && !node.ariaLabel && textOf(node).trim() === '')
      faults.push(`button without a label: ${describe(node)}`);
    const address = kind.tag === 'web-view' ? String(sourceOf(node, kinds, 'web-view')) : null;
    if (address !== null && !/^https?:\/\//.test(address)) faults.push(`web view without a whole address: ${address}`);
    if (isDeaf(node, kinds)) faults.push(`nothing happens by a tap on ${describe(node)}`);
  }
  return faults;
}

/** Reads a build's templates and styles once; its inspector checks any number of pages. */
export function inspectorOf(dist: string, platform: MiniPlatform): Inspector {
  const kinds = readKinds(dist, platform);
  const styles = new Map<string, Map<string, string>>();
  const classesOf = (route: string) => {
    const known = styles.get(route) ?? readClasses(dist, platform, route);
    styles.set(route, known);
    return known;
  };
  return {
    faults: ({ route, data }) =>
      data.root
        ? [
            ...new Set([
              ...limitFaults(data.root),
              ...textFaults(data.root),
              ...elementFaults(data.root, kinds, classesOf(route)),
            ]),
          ]
        : ['nothing is drawn'],
    webAddress: ({ data }) =>
      [...walk(data.root)].map((node) => sourceOf(node, kinds, 'web-view')).find((address) => address !== undefined),
    pictures: ({ data }) =>
      [
        ...new Set(
          [...walk(data.root)].flatMap((node) => [
            sourceOf(node, kinds, 'image'),
            ...[...String(node.st ?? '').matchAll(STYLE_ADDRESS)].map(([, , address]) => address),
          ]),
        ),
      ].filter((address): address is string => address !== undefined && address !== ''),
  };
}

/** Requests images from the server, each URL only once. */
export function pictureProbe(origin: string): (addresses: readonly string[]) => Promise<string[]> {
  const answers = new Map<string, Promise<string | null>>();
  const ask = async (address: string): Promise<string | null> => {
    if (address.startsWith('data:image/')) return null;
    if (!/^https?:\/\//.test(address)) return `not a whole address: ${address}`;
    const { pathname, search } = new URL(address);
    const answer = await fetch(new URL(pathname + search, origin));
    const kind = answer.headers.get('content-type') ?? '';
    await answer.arrayBuffer();
    return answer.status === 200 && kind.startsWith('image/') ? null : `${answer.status} ${kind}: ${address}`;
  };
  return async (addresses) => {
    for (const address of addresses) if (!answers.has(address)) answers.set(address, ask(address));
    const found = await Promise.all(addresses.map((address) => answers.get(address)));
    return found.filter((fault): fault is string => typeof fault === 'string');
  };
}
