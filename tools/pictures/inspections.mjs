/** Photos of the inspection report: each car in the handover room, its cabin, and details of it. */
import sharp from 'sharp';
import { assets, carLayer, crop } from './lib/compose.mjs';

const SIZE = [960, 640];
const CARS = {
  YL01: { wheel: 'turbine', rearWheel: 'blade', cabin: 'five' },
  YLX: { wheel: 'aero', rearWheel: 'aero', cabin: 'five' },
  YL09: { wheel: 'turbine', rearWheel: 'aero', cabin: 'mpv' },
};
const PAINT = 'mist';

/** A car in the handover room, out of focus behind it. */
async function standing(view, share, { flop = false, scale = 1 } = {}) {
  const [w, h] = SIZE.map((side) => side * scale);
  const ground = h * 0.87;
  const car = await carLayer({ car: view, width: w * share, x: w / 2, ground, flop });
  const { width: carWidth } = await sharp(car.input).metadata();
  const shade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><filter id="b"><feGaussianBlur stdDeviation="${14 * scale}"/></filter></defs><ellipse cx="${w / 2}" cy="${ground - 4 * scale}" rx="${carWidth * 0.46}" ry="${22 * scale}" fill="#06222a" opacity="0.45" filter="url(#b)"/></svg>`,
  );
  const room = await sharp(`${assets}stores/room-handover.webp`)
    .resize(w, h)
    .blur(7 * scale)
    .toBuffer();
  return sharp(room).composite([{ input: shade }, car]);
}

/** A detail of a standing car; `box` in shares of the picture. */
async function detail(view, box) {
  const scale = 1.5;
  const whole = sharp(await (await standing(view, 0.88, { scale })).png().toBuffer());
  const [w, h] = SIZE;
  const [left, top, width, height] = box.map((share, at) => Math.round(share * (at % 2 === 0 ? w : h) * scale));
  return whole.extract({ left, top, width, height }).resize(w, h);
}

/** One picture per model and side; the names are those of the report's angles. */
export const inspections = Object.fromEntries(
  Object.entries(CARS).flatMap(([model, { wheel, rearWheel, cabin }]) => {
    const front = `${model}_front_${wheel}_${PAINT}`;
    const rear = `${model}_rear_${rearWheel}_${PAINT}`;
    const side = `${model}_side_${wheel}_${PAINT}`;
    return [
      [`${model}_front`, () => standing(front, 0.86)],
      [`${model}_rear`, () => standing(rear, 0.86)],
      [`${model}_left`, () => standing(side, 0.9)],
      [`${model}_right`, () => standing(side, 0.9, { flop: true })],
      [`${model}_cabin`, () => crop(`interiors/${cabin}_cabin_black.webp`, SIZE)],
      [`${model}_secondRow`, () => crop(`interiors/${cabin}_second_black.webp`, SIZE)],
      [`${model}_wheel`, () => detail(side, [0, 0.42, 0.5, 0.5])],
      [`${model}_lamp`, () => detail(front, [0.1, 0.4, 0.42, 0.42])],
    ];
  }),
);
