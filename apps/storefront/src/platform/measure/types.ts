/** Left edge and width of an element, in the px of touch events. */
export interface MeasuredBox {
  left: number;
  width: number;
}
