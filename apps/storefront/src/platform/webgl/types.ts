/** WebGL support of the device; undefined where unknown. */
export interface GraphicsDevice {
  hasWebgl2: boolean;
  /** Memory in GB, rounded by the browser. */
  memoryGb?: number;
  /** The customer asked for less data. */
  savesData?: boolean;
  /** Speed of the connection in the browser's classes: slow-2g, 2g, 3g, 4g. */
  connection?: string;
}
