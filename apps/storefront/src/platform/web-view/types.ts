export interface WebViewProps {
  /** Absolute https address, or a path on the own server. */
  url: string;
  title: string;
  onLoad: (title: string | null) => void;
  onFail: () => void;
  /** A message of the page inside. */
  onMessage: (message: unknown) => void;
}
