import { navigate } from '@/navigation';
import type { Destination } from './map-apps';

/** Shows a place (GCJ-02) on the page that leads there. */
export function openMap({ latitude, longitude, name, address }: Destination): void {
  navigate('/open-location', { latitude: String(latitude), longitude: String(longitude), name, address });
}
