const META = 'meta[name="theme-color"]';

/** Middle of the brightness range: text on darker backgrounds is white. */
const DARK_BELOW = 128;

/** Whether text on a colour `#rrggbb` must be light; false for other notations. */
export function isDarkColour(colour: string): boolean {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.trim());
  if (!parts) return false;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < DARK_BELOW;
}

/** Reports a document's theme colour, now and whenever it changes. */
export function watchTheme(document: Document, tell: (colour: string) => void): void {
  const meta = document.querySelector<HTMLMetaElement>(META);
  if (!meta) return;
  const handleChange = () => tell(meta.content);
  handleChange();
  new MutationObserver(handleChange).observe(meta, { attributeFilter: ['content'] });
}
