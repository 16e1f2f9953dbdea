/** Length of a short link's token, drawn from A-Z, a-z and 0-9. */
export const SHORT_LINK_LENGTH = 10;

/** The route of short links, as the route table names it. */
export const SHORT_LINK_ROUTE = '/{token}';

const TOKEN_PATH = /^\/([A-Za-z0-9]{10})$/;

/** The token of a path that is shaped like a short link; undefined for others. */
export const tokenOfPath = (path: string): string | undefined => TOKEN_PATH.exec(path)?.[1];
