/** A place that a map app shows. Degrees in GCJ-02. */
export interface ShownPlace {
  latitude: number;
  longitude: number;
  name: string;
  address: string;
}
