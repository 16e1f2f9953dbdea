/** Overlays (sheets, dialogs, previews) that lie open on pages: the back key closes the topmost before it leaves a page. */
interface Layer {
  /** Key of the page that it lies on. */
  page: string;
  close: () => void;
}

let layers: readonly Layer[] = [];
let notify: () => void = () => undefined;

/** When the component refuses to close an overlay, its entry is restored after this time (ms). */
const ANSWER_MS = 50;

function add(layer: Layer): void {
  layers = [...layers, layer];
  notify();
}

function remove(layer: Layer): void {
  layers = layers.filter((each) => each !== layer);
}

export const pageLayers = {
  /** Says who keeps the browser's history in step with the overlays. */
  onChange(handle: () => void): void {
    notify = handle;
  },

  /** Number of open layers on a page. */
  count: (page: string | undefined): number => layers.filter((layer) => layer.page === page).length,

  /** An overlay was opened on a page. Returns what says that it is closed. */
  open(page: string, close: () => void): () => void {
    const layer = { page, close };
    let isOpen = true;
    const closeLayer = () => {
      remove(layer);
      close();
      setTimeout(() => isOpen && add(layer), ANSWER_MS);
    };
    layer.close = closeLayer;
    add(layer);
    return () => {
      isOpen = false;
      remove(layer);
      notify();
    };
  },

  /** Closes the topmost overlays of a page until `left` are open. */
  closeTo(page: string, left: number): void {
    for (const layer of layers
      .filter((each) => each.page === page)
      .slice(left)
      .reverse())
      layer.close();
  },

  /** Forgets those of a page that is about to go. */
  drop(page: string | undefined): void {
    layers = layers.filter((layer) => layer.page !== page);
  },
};
