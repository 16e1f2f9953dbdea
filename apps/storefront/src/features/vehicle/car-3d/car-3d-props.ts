export interface Car3dProps {
  /** Body of the model, such as `YL01`. */
  body: string;
  /** Art key of the paint, such as `mist`. */
  paint: string;
  /** Art key of the wheel, such as `blade`. */
  wheel: string;
  /** Stored path of the product picture of the same car: shown until the car can be turned, and where it cannot. */
  picture: string;
  /** What the picture shows. */
  alt?: string;
  /** Side that the picture shows, where the turn begins: the picture then fades into the same view. */
  view?: 'front' | 'side' | 'rear';
  /** Share of the loading that is done, up to 1. */
  onProgress?: (part: number) => void;
  /** The view failed and keeps showing the picture. */
  onFail?: () => void;
}

/** Further props of the lazily loaded part. */
export interface Car3dStageProps extends Car3dProps {
  /** Share of the loading that is done; 1 once the car is drawn. */
  onPart: (part: number) => void;
  onFail: () => void;
}
