import type { MapPlace } from './map-places';

/** A place worth a pin. */
export interface MapPin extends MapPlace {
  key: string;
  title: string;
  /** Under the title while chosen: an address, a distance. */
  note?: string;
}

/** Tiles of a map service: `{z}`, `{x}` and `{y}` in the address are filled in. */
export interface MapTiles {
  address: string;
  /** Named on the map, as services demand. */
  attribution: string;
}

/** Props of the map on every platform. */
export interface MapBoxProps {
  /** Accessible name of the map. */
  label: string;
  pins: readonly MapPin[];
  /** Key of the chosen pin; left out: the map keeps it itself, the first to begin with. */
  activeKey?: string;
  onSelect?: (key: string) => void;
  /** Shows a button that leads to the chosen place; open a map app there. */
  onOpen?: (pin: MapPin) => void;
  /** Width divided by height. Default 1.5. */
  aspect?: number;
  /** Web only: tiles in place of the drawn map. Default: those of `setMapTiles`, else the drawn map. */
  tiles?: MapTiles;
  className?: string;
}
