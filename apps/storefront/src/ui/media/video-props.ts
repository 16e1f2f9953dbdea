/** Props of a film on every platform. */
export interface VideoProps {
  /** Stored path or any address; MP4 (H.264) plays everywhere. */
  src: string;
  /** Picture shown until it plays. */
  poster: string;
  /** Accessible name of the film. */
  label: string;
  /** Width divided by height. Default 16 / 9. */
  aspect?: number;
  /** Without sound. */
  muted?: boolean;
  loop?: boolean;
  /** Starts by itself, without sound. Only where the page knows that data is free, such as on Wi-Fi. */
  autoPlay?: boolean;
  /** Address of captions (WebVTT), on the web. */
  captions?: string;
  onEnd?: () => void;
  /** It began to play, or stopped: paused, at its end, or failed. */
  onPlaying?: (isPlaying: boolean) => void;
  className?: string;
}
