/** What mini-programs give as the node of a canvas of type 2d. */
export interface CanvasNode {
  width: number;
  height: number;
  getContext(kind: '2d'): CanvasRenderingContext2D | null;
  createImage(): HTMLImageElement;
  toDataURL(type: string, quality: number): string;
}
