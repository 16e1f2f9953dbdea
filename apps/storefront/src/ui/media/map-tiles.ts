import type { MapTiles } from './map-props';

let known: MapTiles | undefined;

/**
 * Sets the tiles of every map on the web; call once at start. Without it maps are drawn, which needs no network.
 * The server's security policy has to name the host of the tiles among the sources of pictures.
 */
export function setMapTiles(tiles: MapTiles | undefined): void {
  known = tiles;
}

/** The tiles of the app, if any were set. */
export const mapTiles = (): MapTiles | undefined => known;
