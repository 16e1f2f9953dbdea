import Taro from '@tarojs/taro';

/** An open overlay of the page in front. */
export interface HeldOverlay {
  close: () => void;
}

/** The open overlays of the page in front, the topmost last. */
let overlays: readonly HeldOverlay[] = [];
let isLetGo = false;
const watchers = new Set<() => void>();

function change(next: readonly HeldOverlay[], letGo = isLetGo): void {
  overlays = next;
  isLetGo = letGo;
  for (const watch of watchers) watch();
}

/** Resolves when the change is rendered: only then it reaches the platform. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(() => Taro.nextTick(() => resolve()), 0));

/** Lets the key back go to this overlay from now on. @returns takes it away again */
export function hold(close: () => void): () => void {
  const overlay = { close };
  change([...overlays, overlay]);
  return () => change(overlays.filter((each) => each !== overlay));
}

/** The overlay that the key back closes; null when it leaves the page. */
export const heldOverlay = (): HeldOverlay | null => (isLetGo ? null : (overlays.at(-1) ?? null));

/** Tells when another overlay is held. @returns ends that */
export function watchHeld(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

/** Releases every hold during a programmatic step back, for which the platform would close the container instead. */
export async function goBackUnheld(goBack: () => Promise<unknown>): Promise<void> {
  if (heldOverlay()) {
    change(overlays, true);
    await drawn();
  }
  try {
    await goBack();
  } finally {
    if (isLetGo) change(overlays, false);
  }
}

/** The key back closed the container of an overlay. The one below gets a container of its own once this one is gone. */
export async function closeHeld(overlay: HeldOverlay): Promise<void> {
  if (!overlays.includes(overlay)) return;
  change(
    overlays.filter((each) => each !== overlay),
    true,
  );
  overlay.close();
  await drawn();
  change(overlays, false);
}
