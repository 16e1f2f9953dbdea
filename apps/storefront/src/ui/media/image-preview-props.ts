/** A picture to look at closely. */
export interface PreviewPicture {
  /** Stored path or any address. */
  src: string;
  /** Alternative text. */
  alt?: string;
  /** Words under it. */
  caption?: string;
  /** Detail that is shown on the web, magnified around a point given as shares of width and height. For pictures of 3:2. */
  focus?: { x: number; y: number; scale: number };
  /** Faint words over it, on the web: whose picture it is. */
  watermark?: string;
}

/** Props of the preview on every platform. */
export interface ImagePreviewProps {
  isOpen: boolean;
  onClose: () => void;
  pictures: readonly PreviewPicture[];
  /** The one to begin with; default: the first. */
  startIndex?: number;
  /** Name of the saved file, without ending; left out: pictures cannot be saved (in mini-programs a long press always can). */
  saveName?: string;
  /** Called with the index of a picture that was saved, on the web. */
  onSaved?: (index: number) => void;
}
