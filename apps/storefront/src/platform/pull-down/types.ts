/** State of the pull gesture, for the indicator. All zero where the platform draws its own. */
export interface PullDown {
  /** Distance by which the page is pulled, in px. */
  distancePx: number;
  /** Letting go now refreshes. */
  isReady: boolean;
  isRefreshing: boolean;
}
