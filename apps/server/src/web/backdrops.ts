import sharp from 'sharp';

/** Backgrounds for a cut-out car image: `?on=hall`. */
export const backdropNames = ['hall', 'yard', 'night'] as const;

export type BackdropName = (typeof backdropNames)[number];

/** Size of the finished image: 3:2. */
const WIDTH = 1280;
const HEIGHT = 853;
/** Distance of the line between wall and floor from the top. */
const HORIZON = 508;
/** Top offset of a 1280 × 720 cut-out, so that its wheels stand on the floor. */
const CAR_TOP = 118;

/** Scales a length of the drawing to another image width. */
const scaled = (length: number, width: number): number => Math.round((length * width) / WIDTH);

interface Light {
  wall: [top: string, bottom: string];
  floor: [far: string, near: string];
  /** Colour of the ceiling lamps, or of the lines on the ground. */
  lamp: string;
  /** Opacity of the shadow below the car. */
  shadow: number;
}

const LIGHTS: Record<BackdropName, Light> = {
  hall: { wall: ['#dfe3e6', '#f4f5f6'], floor: ['#d3d7da', '#eceeef'], lamp: '#ffffff', shadow: 0.14 },
  yard: { wall: ['#a9c4d8', '#e6edf0'], floor: ['#8e959a', '#b4b9bc'], lamp: '#f2f4f4', shadow: 0.2 },
  night: { wall: ['#0c1118', '#27313d'], floor: ['#161c23', '#2c353f'], lamp: '#c9dcf0', shadow: 0.4 },
};

const lamps = (colour: string) =>
  [180, 470, 760, 1050]
    .map((x) => `<path d="M${x} 70h110l${(x - 585) * 0.12 + 8} 14h-126z" fill="${colour}" opacity=".9"/>`)
    .join('');

const panels = (opacity: number) =>
  [160, 320, 480, 640, 800, 960, 1120]
    .map((x) => `<path d="M${x} 150V${HORIZON}" stroke="#7d878f" stroke-width="2" opacity="${opacity}"/>`)
    .join('');

const bays = (colour: string) =>
  [-260, 120, 500, 880, 1260]
    .map(
      (x) =>
        `<path d="M${640 + (x - 500) * 0.55} ${HORIZON + 10}L${x + 140} ${HEIGHT}" stroke="${colour}" stroke-width="6" opacity=".55"/>`,
    )
    .join('');

const hills = `<path d="M0 ${HORIZON}V402q130-66 280-30t300-34 330 22 370-48v196z" fill="#7f95a3" opacity=".55"/>`;

const windows = (colour: string) =>
  Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [40 + ((at * 173) % 1200), 150 + ((at * 97) % 320)];
    return `<path d="M${x} ${y}h16v8h-16z" fill="${colour}" opacity="${0.12 + (at % 5) * 0.07}"/>`;
  }).join('');

const SCENERY: Record<BackdropName, (light: Light) => string> = {
  hall: ({ lamp }) => `${panels(0.16)}${lamps(lamp)}`,
  yard: ({ lamp }) => `${hills}${bays(lamp)}`,
  night: ({ lamp }) => `${windows(lamp)}${bays('#55636f')}`,
};

/** The background named in a query, or null for any other text. */
export const backdropOf = (text: string | undefined): BackdropName | null =>
  backdropNames.find((name) => name === text) ?? null;

/** The background as SVG at a width in pixels, without a car. */
export function backdropSvg(name: BackdropName, width = WIDTH): string {
  const light = LIGHTS[name];
  const fade = (id: string, [from, to]: [string, string]) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${scaled(HEIGHT, width)}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>${fade('wall', light.wall)}${fade('floor', light.floor)}
<radialGradient id="shade"><stop stop-color="#000" stop-opacity="${light.shadow}"/><stop offset=".6" stop-color="#000" stop-opacity="${light.shadow * 0.55}"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>
<path d="M0 0h${WIDTH}v${HORIZON}H0z" fill="url(#wall)"/><path d="M0 ${HORIZON}h${WIDTH}v${HEIGHT - HORIZON}H0z" fill="url(#floor)"/>
${SCENERY[name](light)}
<ellipse cx="640" cy="${CAR_TOP + 566}" rx="640" ry="74" fill="url(#shade)"/></svg>`;
}

/**
 * Composes a 16:9 cut-out onto a background, directly at the requested size.
 * @param cutout an image with a transparent background
 * @param width of the finished image in pixels; its height is two thirds of it
 * @returns the image as WebP
 */
export async function onBackdrop(cutout: Buffer, name: BackdropName, width: number, quality: number): Promise<Buffer> {
  const car = await sharp(cutout)
    .resize({ width, height: scaled(720, width), fit: 'inside' })
    .toBuffer();
  return sharp(Buffer.from(backdropSvg(name, width)))
    .composite([{ input: car, left: 0, top: scaled(CAR_TOP, width) }])
    .removeAlpha()
    .webp({ quality, effort: 4 })
    .toBuffer();
}
