/** How often (ms) a field hears what the app tells it. */
const HEAR_EVERY_MS = 4;

/**
 * A field as the platform keeps it: what is typed shows at once, and another text only when the app tells one.
 *
 * @param told what the page's data says now
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
