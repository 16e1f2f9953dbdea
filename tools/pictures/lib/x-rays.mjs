/** Covers that look into or around a real car: the battery platform below it, and what its sensors see. */
import { carLayer, raster } from './compose.mjs';
import { chance, circle, ellipse, line, mix, path, rect } from './draw.mjs';
import { dim, document, down, drum, halo, lit, slope } from './light.mjs';
import { tone } from './palette.mjs';

const [W, H] = [1200, 800];

/** A car as of glass: `seen` is how much of it is left. */
async function glassCar(place, seen) {
  const layer = await carLayer(place);
  const veil = Buffer.from([0, 0, 0, Math.round(seen * 255)]);
  const input = await raster(`<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"/>`)
    .composite([layer, { input: veil, raw: { width: 1, height: 1, channels: 4 }, tile: true, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: 0, top: 0 };
}

/** Middles of the wheels of the car seen from the side. */
const wheels = { front: 284, rear: 896, y: 598 };

/** Battery, motors and cables between the wheels. */
function platform() {
  const { front, rear, y } = wheels;
  const [from, to] = [front + 106, rear - 106];
  const step = (to - from - 32) / 14;
  const cell = (i) =>
    rect(from + 18 + i * step, y - 8, step - 6, 44, slope('#a6f2dd', '#2fa58c'), 'rx="4"') +
    rect(from + 18 + i * step, y - 8, step - 6, 6, '#e6fff8', 'rx="3"');
  const motor = (x) =>
    ellipse(x, y, 110, 92, halo(tone.apricot, 0.7)) +
    circle(x, y, 34, drum(tone.amber)) +
    circle(x, y, 22, dim(tone.amber, 0.35)) +
    circle(x, y, 10, lit(tone.amber, 0.5));
  return (
    ellipse(600, y + 10, 460, 120, halo('#4fe0c0', 0.5)) +
    rect(from, y - 22, to - from, 70, slope(lit(tone.petrol, 0.3), tone.deep), 'rx="16"') +
    Array.from({ length: 14 }, (_, i) => cell(i)).join('') +
    line(front + 40, y, from + 6, y + 8, tone.amber, 8) +
    line(rear - 40, y, to - 6, y + 8, tone.amber, 8) +
    motor(front) +
    motor(rear)
  );
}

async function chassis() {
  const rows = Array.from({ length: 9 }, (_, i) =>
    rect(0, 640 + i * i * 2.6, W, 1.5, '#8fe0e0', 'opacity="0.22"'),
  ).join('');
  const room =
    rect(0, 0, W, H, down('#062a33', '#125763', '#0a3540')) + circle(600, 420, 620, halo('#7fe3dd', 0.28)) + rows;
  const car = { car: 'YL01_side_turbine_mist', width: 1000, x: 600, ground: 690 };
  return raster(document(W, H, room)).composite([
    await glassCar(car, 0.42),
    { input: Buffer.from(document(W, H, platform())) },
  ]);
}

/** Rings and points around a car, brighter where they are near. */
function echoes() {
  const dice = chance(21);
  const ring = (i) =>
    `<ellipse cx="600" cy="590" rx="${i * 66}" ry="${i * 24}" fill="none" stroke="${mix('#7fe9e4', '#2b8793', i / 15)}" stroke-width="2.4" stroke-dasharray="${3 + i} ${4 + i * 0.6}" opacity="${(0.95 - i * 0.055).toFixed(2)}"/>`;
  const point = () => {
    const [a, r] = [dice.between(0, Math.PI * 2), dice.between(110, 900)];
    const lift = Math.sin(a) < 0 ? dice.next() ** 3 * 280 : 0;
    return circle(
      600 + Math.cos(a) * r,
      590 + Math.sin(a) * r * 0.37 - lift,
      dice.between(0.8, 2.6),
      dice.pick(['#7fe9e4', '#bff4ef', '#f4b98a']),
      `opacity="${dice.between(0.2, 0.9).toFixed(2)}"`,
    );
  };
  const lane = (k) =>
    path(`M${600 + k * 40} 420L${600 + k * 420} 800h${k * 16}L${600 + k * 46} 420Z`, '#7fe9e4', 'opacity="0.2"');
  const box = (x, y, w, h) =>
    rect(x, y, w, h, '#7fe9e4', `rx="6" fill-opacity="0.1" stroke="#7fe9e4" stroke-width="2.5" opacity="0.85"`);
  return (
    rect(0, 0, W, H, down('#04151d', '#0b3440', '#06222a')) +
    lane(-1) +
    lane(1) +
    Array.from({ length: 14 }, (_, i) => ring(i + 1)).join('') +
    Array.from({ length: 900 }, point).join('') +
    box(214, 386, 120, 84) +
    box(846, 366, 150, 104) +
    ellipse(600, 600, 330, 120, halo('#5fd9d4', 0.6))
  );
}

/** Other cars that the sensors have found. */
const found = [
  { car: 'YLX_front_aero_pearl', width: 96, x: 274, ground: 458 },
  { car: 'YL09_rear_aero_ember', width: 122, x: 921, ground: 458 },
];

async function lidar() {
  const cars = [...found, { car: 'CS1E_rear_blade_mist', width: 520, x: 600, ground: 690 }];
  return raster(document(W, H, echoes())).composite(await Promise.all(cars.map(carLayer)));
}

/** Covers by name. */
export const xRays = { 'drawn-chassis': chassis, 'drawn-lidar': lidar };
