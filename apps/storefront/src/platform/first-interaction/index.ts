/** Mini-programs fetch packages by the preload rules of the app configuration. */
export const onFirstInteraction =
  (_handle: () => void): (() => void) =>
  () =>
    undefined;
