/** How often (ms) a field reads the value set by the app. */
const HEAR_EVERY_MS = 4;

/**
 * A native input field: typed text shows immediately, and other text only when the app sets it.
 * @param told the value in the page's data
 */
export function nativeField(told: () => string) {
  let [last, shown] = [told(), told()];
  const hear = () => {
    if (told() === last) return;
    last = told();
    shown = last;
  };
  return {
    text: () => shown,
    add: (character: string) => {
      shown += character;
      return shown;
    },
    async listen(ms: number) {
      for (const until = Date.now() + ms; Date.now() < until; hear())
        await new Promise((resolve) => setTimeout(resolve, HEAR_EVERY_MS));
    },
  };
}
