import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { MiniPlatform } from './platforms';

/** A kind of node: its element, the property of each attribute, and the events it listens to. */
export interface NodeKind {
  tag: string;
  /** Property of the node by the attribute's name. */
  attributes: Record<string, string>;
  /** Names of events in lower case, such as `tap`. */
  events: Set<string>;
}

const TEMPLATE_FILES: Record<MiniPlatform, string> = {
  weapp: 'base.wxml',
  alipay: 'base.axml',
  tt: 'base.ttml',
  swan: 'base.swan',
};
const STYLE_ENDINGS: Record<MiniPlatform, string> = { weapp: 'wxss', alipay: 'acss', tt: 'ttss', swan: 'css' };

const TEMPLATE = /<template name="tmpl_0_([\w-]+)">\s*<([\w-]+)((?:[^>"]|"[^"]*")*)>/g;
const TEXT_TEMPLATE = /<template name="tmpl_0_(#?[\w-]+)"[^>]*>\s*<block>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const PROPERTY = /\bi\.(\w+)/;
/** `bindtap`, `catchtap`, `onTap`, `bind:tap`. */
const EVENT = /^(?:bind:?|catch:?|on(?=[A-Z]))([A-Za-z]+)$/;

function kindOf(tag: string, source: string): NodeKind {
  const kind: NodeKind = { tag, attributes: {}, events: new Set() };
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    const event = EVENT.exec(name)?.[1];
    const property = PROPERTY.exec(value)?.[1];
    if (event && value === 'eh') kind.events.add(event.toLowerCase());
    else if (property) kind.attributes[name] = property;
  }
  return kind;
}

/**
 * On Alipay and Baidu a swiper's template renders its items itself; the script beside it says which
 * nodes they are.
 */
function swiperItemOf(dist: string): string | undefined {
  const script = join(dist, 'utils.sjs');
  return existsSync(script) ? /\bi\.nn === '([\w-]+)'/.exec(readFileSync(script, 'utf8'))?.[1] : undefined;
}

/** All kinds of nodes that the build's base template can render, by node name. */
export function readKinds(dist: string, platform: MiniPlatform): Map<string, NodeKind> {
  const source = readFileSync(join(dist, TEMPLATE_FILES[platform]), 'utf8');
  const kinds = new Map<string, NodeKind>();
  for (const [, name = ''] of source.matchAll(TEXT_TEMPLATE))
    kinds.set(name, { tag: 'text', attributes: {}, events: new Set() });
  for (const [, name = '', tag = '', attributes = ''] of source.matchAll(TEMPLATE))
    if (tag !== 'block') kinds.set(name, kindOf(tag, attributes));
  // A field's template chooses between two variants, with and without focus.
  for (const [name, kind] of kinds) if (kind.tag === 'template') kinds.set(name, kinds.get(`${name}_blur`) ?? kind);
  const item = swiperItemOf(dist);
  if (item !== undefined && !kinds.has(item))
    kinds.set(item, { tag: 'swiper-item', attributes: {}, events: new Set() });
  return kinds;
}

/** A style sheet with all its imports; empty when there is none. */
function readStyles(dist: string, file: string): string {
  const path = join(dist, file);
  if (!existsSync(path)) return '';
  const source = readFileSync(path, 'utf8');
  const imported = [...source.matchAll(/@import\s+["']([^"']+)["']/g)].map(([, name = '']) =>
    readStyles(dist, name.startsWith('/') ? name.slice(1) : posix.join(dirname(file), name)),
  );
  return [...imported, source].join('\n');
}

/** The style sheets that apply to a page: the app's and its own. */
export function readStyleSheet(dist: string, platform: MiniPlatform, route: string): string {
  const ending = STYLE_ENDINGS[platform];
  return `${readStyles(dist, `app.${ending}`)}\n${readStyles(dist, `${route}.${ending}`)}`;
}

/** Declarations of each class that applies to a page: the app's and its own. */
export function readClasses(dist: string, platform: MiniPlatform, route: string): Map<string, string> {
  const styles = readStyleSheet(dist, platform, route);
  const classes = new Map<string, string>();
  for (const [, selectors = '', declarations = ''] of styles.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const [, name = ''] of selectors.matchAll(/\.([A-Za-z_][\w-]*)/g))
      classes.set(name, `${classes.get(name) ?? ''};${declarations}`);
  return classes;
}
