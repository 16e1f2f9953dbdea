export interface ChooseOptions {
  /** At most this many files; 1 by default. */
  count?: number;
  /** `compressed` lets the platform make them smaller; both by default. */
  sizeType?: ('original' | 'compressed')[];
  sourceType?: ('album' | 'camera')[];
}

export interface ChosenFile {
  /** Bytes. */
  size: number;
  name: string;
  /** To show before the upload. */
  previewUrl: string;
  /** The platform's handle: a File on the web, a path in mini-programs. */
  handle: unknown;
}

export interface UploadRequest {
  url: string;
  headers: Record<string, string>;
  /** Form fields beside the files. */
  fields: Record<string, string>;
  files: readonly ChosenFile[];
  timeoutMs: number;
}
