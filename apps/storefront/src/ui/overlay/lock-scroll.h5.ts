/** H5 holds the page by CSS (`touch-action`, `overscroll-behavior`). */
export const lockScroll = {};
