/** Pages whose file has another name than their address. */
const FILES: Readonly<Record<string, string>> = {
  '/': 'pages/community/index',
  '/choose-location': 'pages/location/choose',
  '/open-location': 'pages/location/open',
  '/{token}': 'pages/link/index',
};

const PATHS = new Map(Object.entries(FILES).map(([path, file]) => [`/${file}`, path]));

/** A page's file below `src`, without extension, as mini-programs know the page. */
export const fileOfPath = (path: string): string => FILES[path] ?? path.slice(1);

/** The path of a page by its file with a leading slash; other paths are their own. */
export const pathOfFile = (file: string): string => PATHS.get(file) ?? file;
