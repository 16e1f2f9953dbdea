import { randomInt } from 'node:crypto';

/** A random whole number from `min` to `max`, both included. */
export const between = (min: number, max: number): number => randomInt(min, max + 1);

const hsl = (hue: number, saturation: number, light: number) => `hsl(${hue % 360},${saturation}%,${light}%)`;

function hill(width: number, height: number, base: number, hue: number, light: number): string {
  const points = Array.from({ length: 7 }, (_, index) => `${(index * width) / 6},${base + between(-22, 22)}`);
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${hsl(hue, between(25, 45), light)}"/>`;
}

/** A random drawn landscape, as SVG content for an image of the given size. */
export function scenery(width: number, height: number): string {
  const hue = between(160, 330);
  const sun = `<circle cx="${between(30, width - 30)}" cy="${between(22, 60)}" r="${between(14, 26)}" fill="${hsl(hue + 150, 80, 82)}"/>`;
  const clouds = Array.from(
    { length: 9 },
    () =>
      `<ellipse cx="${between(0, width)}" cy="${between(8, height - 30)}" rx="${between(12, 40)}" ry="${between(4, 12)}" fill="${hsl(hue + between(-30, 30), 50, between(60, 92))}" opacity="0.5"/>`,
  );
  const hills = [0.5, 0.66, 0.82].map((part, index) =>
    hill(width, height, height * part, hue + index * 24, 62 - index * 13),
  );
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hsl(hue, 55, 66)}"/><stop offset="1" stop-color="${hsl(hue + 40, 60, 84)}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${sun}${clouds.join('')}${hills.join('')}`;
}
