import type { IncomingMessage, ServerResponse } from 'node:http';

/** Makes a page in a frame the web view of the container at `/container/`, as our server does with built pages. */
const USER_SCRIPT = '<head><script src="/container/user-script.js"></script>';

type Next = () => void;

/** Adds the container's script to pages that a browser loads into a frame. Between what sends and what compresses them. */
export function framedPages(request: IncomingMessage, response: ServerResponse, next: Next): void {
  if (request.headers['sec-fetch-dest'] === 'iframe') addScript(request, response);
  next();
}

/** Our server's own documents carry a content policy; pages that are built here do not. */
function isBuiltPage(response: ServerResponse): boolean {
  const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html');
  return isHtml && !response.hasHeader('content-security-policy');
}

function addScript(request: IncomingMessage, response: ServerResponse): void {
  request.headers['accept-encoding'] = 'identity';
  const chunks: Buffer[] = [];
  const end = response.end.bind(response);
  const take = (chunk: unknown): boolean => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  response.write = take as ServerResponse['write'];
  response.end = ((chunk: unknown) => {
    take(chunk);
    const body = Buffer.concat(chunks);
    if (!isBuiltPage(response)) return end(body);
    response.removeHeader('content-length');
    return end(body.toString('utf8').replace('<head>', USER_SCRIPT));
  }) as ServerResponse['end'];
}
