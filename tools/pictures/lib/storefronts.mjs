/** Composes a store front of 1200 × 800: sky and skyline, the building with cars behind its glass, paving, trees and people. */
import sharp from 'sharp';
import { centre, corner, delivery, GROUND, mall, service, tower } from './architecture.mjs';
import { carLayer } from './compose.mjs';
import { daylight } from './daylight.mjs';
import { chance, circle, ellipse, line, mix, path, rect } from './draw.mjs';
import { dim, document, down, halo, lit, slope, veil } from './light.mjs';
import { tone } from './palette.mjs';
import { skyline } from './skylines.mjs';
import { bed, trees } from './trees.mjs';

const [W, H, G] = [1200, 800, GROUND];
const buildings = { centre, corner, delivery, mall, service, tower };
const paints = ['ember', 'ink', 'mist', 'pearl', 'pine', 'carbon'];
const wheels = ['aero', 'blade', 'turbine'];
const models = ['YL01', 'YLX', 'YL09', 'CS1E'];

function sky({ t, town, at, seed, dice }) {
  const cloud = () => {
    const [x, y, s] = [dice.between(60, 1140), dice.between(40, 190), dice.between(0.6, 1.4)];
    return (
      ellipse(x, y, 230 * s, 22 * s, halo('#ffffff', 0.6)) +
      ellipse(x + 80 * s, y - 14 * s, 130 * s, 20 * s, halo('#ffffff', 0.5))
    );
  };
  const stars =
    t.shade > 0.55
      ? Array.from({ length: 40 }, () =>
          circle(dice.between(0, W), dice.between(0, 260), dice.between(0.6, 1.8), '#ffffff', 'opacity="0.7"'),
        ).join('')
      : '';
  const sun = t.sun
    ? circle(W * t.sun[0], H * t.sun[1], t.sun[2] * 6, halo('#fff3d6', 0.85)) +
      circle(W * t.sun[0], H * t.sun[1], t.sun[2], '#fffaf0', 'opacity="0.92"')
    : '';
  const clouds = t.shade < 0.5 ? [0, 1, 2, 3].map(cloud).join('') : '';
  return (
    rect(0, 0, W, G + 4, down(...t.sky)) +
    stars +
    sun +
    clouds +
    skyline({
      town,
      at: at < 0.5 ? at + 0.14 : at,
      y: G,
      seed,
      far: t.far,
      near: t.near,
      light: mix(t.sky[2], t.inside, 0.5),
      lights: t.lights,
    })
  );
}

function paving({ t, dice, wet }, isInside) {
  if (isInside)
    return (
      rect(0, 612, W, 188, slope('#efe9df', '#cfc6b8')) +
      [180, 420, 760, 1000]
        .map((x) => path(`M${x} 612L${600 + (x - 600) * 2.1} 800h60L${x + 26} 612Z`, '#ffffff', 'opacity="0.35"'))
        .join('') +
      ellipse(600, 650, 560, 50, halo('#fffaf0', 0.8))
    );
  const joints = Array.from({ length: 13 }, (_, i) =>
    line(600 + (i - 6) * 110, G, 600 + (i - 6) * 190, 712, dim(t.paving, 0.2), 1.5, 'opacity="0.4"'),
  ).join('');
  const rows = [640, 668].map((y) => rect(0, y, W, 1.5, dim(t.paving, 0.2), 'opacity="0.4"')).join('');
  const road =
    rect(0, 712, W, 88, down(t.road, dim(t.road, 0.25))) +
    rect(0, 706, W, 9, lit(t.paving, 0.35)) +
    [0, 1, 2, 3, 4].map((i) => rect(i * 280 + 30, 762, 150, 6, '#ffffff', 'opacity="0.6" rx="3"')).join('');
  const puddle = wet ? ellipse(dice.between(300, 900), 742, 330, 20, halo(t.inside, t.glow * 0.5)) : '';
  return rect(0, G, W, 96, down(lit(t.paving, 0.12), t.paving)) + joints + rows + road + puddle;
}

/** A walker for scale, 100 units tall at (0, 0): two legs in stride, a coat with an arm, hair; turned left or right. */
function walker(x, y, s, coat, turned) {
  const cloth = slope(lit(coat, 0.18), dim(coat, 0.28));
  const legs = path('M-7 -44L-15 -2q-1 3 6 2L0 -34L9 0q6 2 8 -1L8 -44Z', dim(tone.ink, 0.1));
  const body = path('M-11 -80q1 -9 11 -9t11 9q4 22 2 42q-13 5 -26 0q-2 -20 2 -42Z', cloth);
  const arm = path('M6 -80q7 2 7 12q1 12 6 20q-1 5 -6 4q-9 -10 -10 -26Z', dim(coat, 0.36));
  const head = circle(0, -97, 7, '#d9a884') + path('M-8 -96q-2 -12 8 -12q10 0 8 8q-8 -2 -11 -1q0 6 -5 5Z', tone.ink);
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${turned ? -s : s} ${s})">${ellipse(5, 0, 22, 4, tone.night, 'opacity="0.28"')}${legs}${body}${arm}${head}</g>`;
}

/** Walkers where no car stands in front of them, the nearer ones drawn last. */
function walkers({ dice, people, outside }) {
  const coats = [tone.petrol, tone.amber, '#e9dccb', tone.slate, '#7a5a4a'];
  const isFree = (x) => !outside || Math.abs(x - outside[0]) > outside[1] / 2 + 46;
  const spots = Array.from({ length: people * 4 }, () => [dice.between(230, 970), dice.between(640, 672)]).filter(
    ([x]) => isFree(x),
  );
  const chosen = spots.slice(0, people).sort((a, b) => a[1] - b[1]);
  return chosen
    .map(([x, y]) => walker(x, y, dice.between(1.12, 1.22) * (y / 655), dice.pick(coats), dice.next() < 0.5))
    .join('');
}

/** Trees, planting and people in front of the building. */
function foreground(o, isInside) {
  const { t, dice, tree, leaf } = o;
  const c = dim(leaf, t.shade * 0.9);
  const who = walkers(o);
  if (isInside) return bed(70, 618, 90, '#5d8f6a', dice) + bed(1060, 618, 90, '#5d8f6a', dice) + who;
  const grown = [
    [62, 1.28],
    [1150, 1.36],
    [dice.between(150, 220), 0.84],
  ]
    .map(
      ([x, s], i) =>
        ellipse(x + 20, 640 + i * 3, 70 * s, 9, halo(tone.night, 0.4)) + trees[tree](x, 640 + i * 3, s, c, dice),
    )
    .join('');
  return bed(120, 634, 120, c, dice) + bed(960, 634, 150, c, dice) + grown + who;
}

/** The one wheel of each model that has pictures from behind. */
const rearWheel = { YL01: 'blade', YLX: 'aero', YL09: 'aero', CS1E: 'blade' };

/** A committed picture of a car for a place in or before the building, always the same for a seed. */
function carFor(dice, view, width) {
  const [paint, model, wheel] = [dice.pick(paints), dice.pick(models), dice.pick(wheels)];
  return {
    car: `${model}_${view}_${view === 'rear' ? rearWheel[model] : wheel}_${paint}`,
    width,
    flop: dice.next() < 0.5,
  };
}

/** Draws the store front of a plan. */
export async function storefront(plan) {
  const t = daylight[plan.time];
  const dice = chance(plan.seed * 13 + 7);
  const o = { form: 'slab', look: 'fins', people: 2, wet: t.shade > 0.3, ...plan, t, dice };
  const house = buildings[plan.kind](o);
  const inside = house.inside === true;
  const base = (inside ? '' : sky(o)) + (inside ? '' : paving(o, false)) + house.back;
  const shadows = house.cars
    .map((place) => ellipse(place.x, place.ground - 4, place.width * 0.54, place.width * 0.05, halo(tone.night, 0.8)))
    .join('');
  const shown = await Promise.all(
    house.cars.map((place) =>
      carLayer({
        ...carFor(dice, place.front ? 'front' : dice.pick(['front', 'side']), place.width),
        x: place.x,
        ground: place.ground,
      }),
    ),
  );
  const glass = document(W, H, house.front + (inside ? paving(o, true) : ''));
  const layers = [...shown, { input: Buffer.from(glass) }];
  const closer = [];
  if (plan.outside) {
    const [x, width, view] = plan.outside;
    const ground = inside ? 742 : 726;
    const auto = carFor(dice, view, width);
    closer.push(
      { input: Buffer.from(document(W, H, ellipse(x, ground - 8, width * 0.64, width * 0.09, halo(tone.night, 0.7)))) },
      await carLayer({ ...auto, x, ground }),
    );
  }
  const dusk = t.shade ? rect(0, 0, W, H, veil(tone.night, 0.04, t.shade * 0.34)) : '';
  const above = { input: Buffer.from(document(W, H, foreground(o, inside) + dusk)) };
  return sharp(Buffer.from(document(W, H, base + shadows))).composite([...layers, above, ...closer]);
}
