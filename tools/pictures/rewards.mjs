/** Coupons, points, levels, honours and prizes: single things on a soft disc, transparent around it. */
import { krEmblem, levelBadge } from './lib/badges.mjs';
import { raster } from './lib/compose.mjs';
import { circle, ellipse, mix } from './lib/draw.mjs';
import { pins, stamps } from './lib/keepsakes.mjs';
import { document, halo, lit, put, slope } from './lib/light.mjs';
import { packetSkins } from './lib/packet-skins.mjs';
import { tone } from './lib/palette.mjs';
import { props } from './lib/props/index.mjs';

const P = { main: tone.petrol, warm: tone.amber };
const A = { main: tone.amber, warm: tone.petrol };
const G = { main: tone.pine, warm: tone.gold };
const R = { main: tone.coral, warm: tone.gold };
const S = { main: tone.slate, warm: tone.apricot };

/** A disc in a pale tint of a colour; it also stands on dark grounds. */
const disc = (colour) =>
  circle(200, 200, 184, slope(mix(lit(colour, 0.7), '#ffffff', 0.45), mix(lit(colour, 0.35), '#ffffff', 0.4))) +
  ellipse(200, 300, 150, 60, halo('#ffffff', 0.8));
const picture = (size, body) => async () => raster(document(400, 400, body)).resize(size, size);
const table = (rows, prefix, size, draw) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${prefix}${name}`, picture(size, draw(row))]));

/** Kind of coupon → [disc, things: prop, x, y, size, colours, turn]. */
const couponPlans = {
  'cash-off': [tone.amber, ['ticket', 196, 316, 0.72, A], ['coins', 288, 356, 0.4, P]],
  'option-off': [tone.petrol, ['steering', 186, 318, 0.68, P], ['ticket', 292, 350, 0.4, A]],
  charging: [tone.leaf, ['charger', 190, 332, 0.72, { main: tone.pine, warm: tone.gold }], ['coin', 298, 342, 0.3, P]],
  service: [tone.slate, ['wrench', 190, 326, 0.68, P], ['shield', 294, 348, 0.36, A]],
  merchandise: [tone.rose, ['tote', 180, 328, 0.68, P], ['mug', 290, 346, 0.38, A]],
  gift: [tone.coral, ['gift', 196, 326, 0.72, R]],
  drive: [tone.lagoon, ['key', 180, 322, 0.66, P], ['modelCar', 280, 348, 0.42, A]],
  coffee: [tone.apricot, ['cup', 200, 334, 0.76, P]],
};
const couponArt = ([colour, ...things]) =>
  disc(colour) + things.map(([name, x, y, s, c, turn = 0]) => put(props[name](c), x, y, s, turn)).join('');

/** Prize → [prop, disc, colours]. */
const prizePlans = {
  'model-car': ['modelCar', tone.petrol, A],
  umbrella: ['umbrella', tone.lagoon, P],
  mug: ['mug', tone.apricot, P],
  cup: ['cup', tone.leaf, G],
  'charging-card': ['chargeCard', tone.lagoon, P],
  cap: ['cap', tone.slate, P],
  tote: ['tote', tone.sand, P],
  'camping-chair': ['campChair', tone.leaf, G],
  thermos: ['thermos', tone.apricot, A],
  plush: ['plush', tone.rose, P],
  headphones: ['headphones', tone.slate, { main: tone.ink, warm: tone.amber }],
  suitcase: ['suitcase', tone.gold, A],
  blanket: ['blanket', tone.rose, { main: tone.rose, warm: tone.petrol }],
  basket: ['basket', tone.apricot, P],
  camera: ['camera', tone.slate, { main: tone.slate, warm: tone.coral }],
  tent: ['tent', tone.leaf, { main: tone.petrol, warm: tone.gold }],
  bicycle: ['bicycle', tone.lagoon, R],
  shoes: ['shoe', tone.mist, P],
  key: ['key', tone.petrol, P],
  football: ['football', tone.leaf, P],
  snack: ['snack', tone.gold, R],
  drink: ['cup', tone.coral, R],
  robot: ['robot', tone.lagoon, P],
  sapling: ['sapling', tone.leaf, A],
  points: ['coins', tone.gold, A],
  coupon: ['ticket', tone.amber, A],
  packet: ['packet', tone.coral, R],
  pin: ['pinBadge', tone.gold, G],
  'blind-box': ['blindBox', tone.rose, { main: tone.rose, warm: tone.petrol }],
  mystery: ['gift', tone.petrol, P],
  'drink-lime': ['cup', tone.leaf, { main: '#6f9f4a', warm: '#f2d36b' }],
  'drink-berry': ['cup', tone.rose, { main: '#a33a5f', warm: '#f4b9c0' }],
  'drink-orange': ['cup', tone.apricot, A],
  'drink-ocean': ['cup', tone.lagoon, P],
  thanks: ['heart', tone.rose, R],
};
/** How much higher a low prop stands, so that it is in the middle of its disc. */
const lifts = {
  modelCar: 62,
  shoe: 50,
  cap: 34,
  blanket: 34,
  bicycle: 36,
  ticket: 26,
  chargeCard: 34,
  camera: 24,
  tent: 22,
  coins: 8,
};
const prizeArt = ([name, colour, c]) => disc(colour) + put(props[name](c), 200, 338 - (lifts[name] ?? 8), 0.76);

/** Figures of the blind-box series and pins of the sets: one prop in several coats. */
const series = {
  'figure-1': ['plush', tone.lagoon, P],
  'figure-2': ['plush', tone.amber, A],
  'figure-3': ['robot', tone.leaf, G],
  'figure-4': ['robot', tone.rose, R],
  'figure-5': ['modelCar', tone.gold, G],
  'figure-hidden': ['modelCar', tone.ink, { main: tone.gold, warm: tone.coral }],
  'pin-bronze': ['medal', tone.apricot, A],
  'pin-silver': ['pinBadge', tone.slate, S],
  'pin-gold': ['trophy', tone.gold, P],
  'pin-city': ['pin', tone.lagoon, P],
  'pin-feast': ['lantern', tone.coral, R],
  'pin-road': ['signpost', tone.leaf, G],
};

/** Sports of a cheering vote. */
const sports = {
  football: ['football', tone.leaf, P],
  basketball: ['basketball', tone.apricot, P],
  volleyball: ['volleyball', tone.lagoon, P],
  'table-tennis': ['paddle', tone.rose, P],
  badminton: ['shuttle', tone.mist, P],
  tennis: ['racket', tone.leaf, P],
  archery: ['target', tone.gold, P],
  swimming: ['goggles', tone.lagoon, P],
  weights: ['dumbbell', tone.slate, P],
  rowing: ['oars', tone.petrol, P],
  cycling: ['bicycle', tone.sand, R],
  running: ['shoe', tone.amber, P],
  games: ['gamepad', tone.slate, P],
};

/** Everything of the folder `coupons`. */
export const coupons = {
  ...table(couponPlans, '', 320, couponArt),
  points: picture(320, put(props.coin(A), 200, 350, 0.95)),
  'points-stack': picture(320, put(props.coins(A), 200, 356, 0.98)),
  kr: picture(320, krEmblem()),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`level-${level}`, picture(320, levelBadge(level))])),
  ...table(prizePlans, 'prize-', 400, prizeArt),
  ...table(series, 'prize-', 400, prizeArt),
  ...table(sports, 'sport-', 400, prizeArt),
  ...table(stamps, '', 320, (body) => body),
  ...table(pins, '', 320, (body) => body),
  ...Object.fromEntries(Object.entries(packetSkins).map(([name, text]) => [name, async () => raster(text)])),
};
