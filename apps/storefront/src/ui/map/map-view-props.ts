import type { MapPlace } from '../media/map-places';
import type { MapPin, MapTiles } from '../media/map-props';

/** Props of the whole map on every platform. */
export interface MapViewProps {
  /** Accessible name of the map. */
  label: string;
  /** Middle of the map (GCJ-02); a new value moves it there. */
  centre: MapPlace;
  /** Zoom level, 3 to 18; default 16, on the drawn ground 14. */
  zoom?: number;
  /** Markers: small points, the chosen one a pin with its name. */
  pins?: readonly MapPin[];
  activeKey?: string;
  onSelect?: (key: string) => void;
  /** A needle fixed in the middle: what lies under it is chosen by moving the map. */
  hasCentrePin?: boolean;
  /** Position of the customer. */
  own?: MapPlace | null;
  /** The customer moved the map and let go: its middle. */
  onMove?: (centre: MapPlace) => void;
  /** The map cannot be shown: its code or its tiles do not come. */
  onUnavailable?: () => void;
  /** Web only. Default: those of `setMapTiles`, else a drawn ground. */
  tiles?: MapTiles;
  className?: string;
}
