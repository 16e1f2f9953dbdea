import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import type { MapPlace } from '../media/map-places';
import type { MapPin, MapTiles } from '../media/map-props';
import styles from './map-view.module.css';
import type { MapViewProps } from './map-view-props';

/** Events of the map. */
interface Listeners {
  onSelect: (key: string) => void;
  onMove: (centre: MapPlace) => void;
  onUnavailable: () => void;
}

/** A map in an element. */
export interface LeafletView {
  show(what: Pick<MapViewProps, 'centre' | 'zoom' | 'pins' | 'activeKey' | 'own'>): void;
  goTo(centre: MapPlace): void;
  remove(): void;
}

/** This many failed tiles before the first success mean that the service is down. */
const FAILED_TILES = 4;
const ZOOM = 16;
/** A drawn ground shows nothing but the places on it: a wider view has more of them. */
const DRAWN_ZOOM = 14;

/** Grid lines instead of tiles: drawn by CSS, so they follow the colour scheme. */
const DrawnGround = L.GridLayer.extend({
  createTile: () => L.DomUtil.create('div', styles.ground),
});

function addGround(map: L.Map, tiles: MapTiles | undefined, onUnavailable: () => void): void {
  if (!tiles) {
    map.addLayer(new (DrawnGround as new () => L.GridLayer)());
    return;
  }
  let failed = 0;
  const layer = L.tileLayer(tiles.address, { attribution: tiles.attribution });
  layer.on('tileload', () => {
    failed = Number.NEGATIVE_INFINITY;
  });
  layer.on('tileerror', () => {
    failed += 1;
    if (failed === FAILED_TILES) onUnavailable();
  });
  layer.addTo(map);
}

/** Makes the map. Its middle is reported when the customer moved it, not when the app did. */
export function leafletView(element: HTMLElement, tiles: MapTiles | undefined, listeners: Listeners): LeafletView {
  const map = L.map(element, { zoomControl: false, attributionControl: Boolean(tiles), minZoom: 3, maxZoom: 18 });
  map.attributionControl?.setPrefix(false);
  addGround(map, tiles, listeners.onUnavailable);
  const layer = L.layerGroup().addTo(map);
  let isByHand = false;
  map.on('dragstart keydown', () => {
    isByHand = true;
  });
  map.on('moveend', () => {
    if (!isByHand) return;
    isByHand = false;
    const { lat, lng } = map.getCenter();
    listeners.onMove({ latitude: lat, longitude: lng });
  });
  let isPlaced = false;
  return {
    show({ centre, zoom = tiles ? ZOOM : DRAWN_ZOOM, pins = [], activeKey, own }) {
      if (!isPlaced) map.setView([centre.latitude, centre.longitude], zoom, { animate: false });
      isPlaced = true;
      layer.clearLayers();
      if (own) layer.addLayer(point(own, styles.own));
      for (const pin of pins) layer.addLayer(pinMarker(pin, pin.key === activeKey, listeners.onSelect));
    },
    goTo: ({ latitude, longitude }) => void (isPlaced && map.panTo([latitude, longitude])),
    remove: () => void map.remove(),
  };
}

const point = ({ latitude, longitude }: MapPlace, className = ''): L.Marker =>
  L.marker([latitude, longitude], {
    icon: L.divIcon({ className, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  });

function pinMarker(pin: MapPin, isActive: boolean, onSelect: (key: string) => void): L.Marker {
  const label = L.DomUtil.create('span', isActive ? styles.name : styles.dotName);
  label.textContent = pin.title;
  const icon = L.divIcon({
    className: `${isActive ? styles.needlePin : styles.dotPin}`,
    html: label,
    iconSize: [0, 0],
  });
  const made = L.marker([pin.latitude, pin.longitude], {
    icon,
    title: pin.title,
    alt: pin.title,
    keyboard: isActive,
    zIndexOffset: isActive ? 1000 : 0,
  });
  return made.on('click', () => onSelect(pin.key));
}
