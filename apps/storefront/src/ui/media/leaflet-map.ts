import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import styles from './map-box.module.css';
import type { MapPin, MapTiles } from './map-props';

/** Nearer than this (zoom level) a map does not go by itself. */
const NEAREST = 15;

/**
 * A map of tiles in an element. Pins are buttons with the place's name; the chosen one stands out.
 *
 * @returns `show` sets the pins and moves the map when they change; `remove` destroys it
 */
export function leafletMap(element: HTMLElement, tiles: MapTiles, onSelect: (key: string) => void) {
  const map = L.map(element, { zoomControl: false, attributionControl: false, scrollWheelZoom: false });
  const attribution = L.control.attribution({ prefix: false }).addTo(map);
  attribution.getContainer()?.classList.add(styles.attribution ?? '');
  L.control.zoom({ position: 'topright' }).addTo(map);
  L.tileLayer(tiles.address, { attribution: tiles.attribution }).addTo(map);
  const layer = L.layerGroup().addTo(map);
  let placed = '';
  const show = (pins: readonly MapPin[], activeKey?: string) => {
    const places = pins.map(({ latitude, longitude }) => L.latLng(latitude, longitude));
    if (placed !== places.join()) map.fitBounds(L.latLngBounds(places), { padding: [48, 48], maxZoom: NEAREST });
    placed = places.join();
    layer.clearLayers();
    for (const pin of pins) layer.addLayer(marker(pin, pin.key === activeKey, onSelect));
  };
  return { show, remove: () => void map.remove() };
}

function marker(pin: MapPin, isActive: boolean, onSelect: (key: string) => void): L.Marker {
  const icon = L.divIcon({
    className: `${styles.tilePin} ${isActive ? styles.active : ''}`,
    html: `<span class="${styles.needle}"></span>`,
    iconSize: [0, 0],
  });
  const made = L.marker([pin.latitude, pin.longitude], {
    icon,
    title: pin.title,
    alt: pin.title,
    zIndexOffset: isActive ? 1000 : 0,
  });
  return made.on('click', () => onSelect(pin.key));
}
