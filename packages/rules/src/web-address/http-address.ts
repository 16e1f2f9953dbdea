/** An absolute http or https address, parsed and serialised again. */
export interface HttpAddress {
  protocol: 'http:' | 'https:';
  /** Scheme, host and port: `https://www.example.com`, `https://www.example.com:8443`. A default port is left out. */
  origin: string;
  /** Lower case, without port. */
  hostname: string;
  /** Path, query and fragment; begins with a slash. */
  rest: string;
  /** The address as parsed, without user name and password. */
  href: string;
}

const SCHEME = /^(https?):[\\/]*/i;
const DEFAULT_PORTS = { 'http:': 80, 'https:': 443 } as const;
const LABEL = /^[a-z0-9_-]+$/;
const NUMBER_LABEL = /^(\d+|0x[0-9a-f]*)$/;
const BYTE = /^(0|[1-9]\d{0,2})$/;

/** As browsers do: control characters and spaces at both ends go, and tabs and line ends everywhere. */
const clean = (text: string): string => text.replace(/^[^!-\uffff]+|[^!-\uffff]+$/g, '').replace(/[\t\n\r]/g, '');

function isHostname(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  if (hostname.length > 253 || !labels.every((label) => LABEL.test(label))) return false;
  if (!NUMBER_LABEL.test(labels.at(-1) ?? '')) return true;
  return hostname.split('.').length === 4 && labels.every((label) => BYTE.test(label) && Number(label) < 256);
}

function readPort(text: string, protocol: 'http:' | 'https:'): string | null {
  if (!/^\d*$/.test(text) || Number(text) > 65_535) return null;
  return text === '' || Number(text) === DEFAULT_PORTS[protocol] ? '' : `:${Number(text)}`;
}

/** Where the part that names the host ends: browsers take a backslash for a slash. */
function authorityEnd(text: string): number {
  const end = text.search(/[/\\?#]/);
  return end < 0 ? text.length : end;
}

function restOf(text: string): string {
  const pathEnd = text.search(/[?#]/);
  const path = (pathEnd < 0 ? text : text.slice(0, pathEnd)).replace(/\\/g, '/');
  return `${path === '' ? '/' : path}${pathEnd < 0 ? '' : text.slice(pathEnd)}`;
}

/**
 * Reads an absolute http or https address as the `URL` of browsers does, for platforms without one. Decide about hosts by
 * it alone, and open its `href`: `https://evil.example\@own.host/` leads to `evil.example`.
 * Null for everything else, and for hosts that only a browser could spell out: letters outside ASCII, percent signs,
 * IPv6, numbers other than `127.0.0.1`.
 */
export function parseHttpAddress(text: string): HttpAddress | null {
  const address = clean(text);
  const scheme = SCHEME.exec(address);
  if (!scheme) return null;
  const protocol = scheme[1]?.toLowerCase() === 'http' ? 'http:' : 'https:';
  const afterScheme = address.slice(scheme[0].length);
  const authority = afterScheme.slice(0, authorityEnd(afterScheme));
  const [host = '', ...ports] = authority.slice(authority.lastIndexOf('@') + 1).split(':');
  const hostname = host.toLowerCase();
  const port = ports.length > 1 ? null : readPort(ports[0] ?? '', protocol);
  if (port === null || !isHostname(hostname)) return null;
  const origin = `${protocol}//${hostname}${port}`;
  const rest = restOf(afterScheme.slice(authority.length));
  return { protocol, origin, hostname, rest, href: `${origin}${rest}` };
}
