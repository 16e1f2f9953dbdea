/** Widths the server keeps; a wish is rounded up to the next. */
const LADDER = [96, 160, 240, 320, 480, 640, 750, 960, 1170, 1280] as const;

let origin = '';

/** Sets the address in front of stored paths; H5 needs none, mini-programs the site's `https://…`. Call once at start. */
export function setPictureOrigin(address: string): void {
  origin = address.replace(/\/$/, '');
}

/**
 * The address of a stored picture in the size it is shown, as WebP.
 *
 * @param path `/assets/…` or `/files/…`, a cut-out car also with its background (`?on=hall`), an upload with its signature; anything else (data, other hosts)
 * is returned as it is
 * @param width wanted width in device pixels; left out: the full picture
 * @example picture('/assets/cars/YL01_front_blade_ember.webp', 700) // '…/YL01_front_blade_ember.webp?w=750'
 */
export function picture(path: string, width?: number): string {
  if (!/^\/(assets|files)\//.test(path)) return path;
  const isSized = width !== undefined && /\.(webp|png|jpe?g|avif)(\?|$)/i.test(path);
  return origin + path + (isSized ? `${path.includes('?') ? '&' : '?'}w=${nextWidth(width)}` : '');
}

function nextWidth(width: number): number {
  return LADDER.find((step) => step >= width) ?? 1280;
}
