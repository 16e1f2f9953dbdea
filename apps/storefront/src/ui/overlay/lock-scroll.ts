/** Mini-programs: keeps the page behind an overlay from scrolling along. */
export const lockScroll = { catchMove: true };
