/** Campaigns of creators, packets, drives, sales, energy and shows. */
import { tone } from '../palette.mjs';

const _P = { main: tone.petrol };
const W = { main: tone.amber, warm: tone.petrol };

/** Campaign → what is in its picture, as in the other file. */
export const drives = {
  koc: {
    set: 'window',
    mood: 'lagoon',
    car: ['YLX_front_turbine_ember', 560, 800, 36],
    front: [
      ['camera', 240, -30, 0.78],
      ['microphone', 470, -50, 0.56, W],
    ],
  },
  creators: {
    set: 'disc',
    mood: 'clay',
    pieces: 'dots',
    back: [['phone', 585, 30, 1.04]],
    front: [
      ['microphone', 290, -20, 0.72],
      ['camera', 900, -40, 0.7],
    ],
  },
  help: {
    set: 'arches',
    mood: 'mint',
    pieces: 'leaves',
    back: [['people', 585, 20, 0.94, { on: 30 }]],
    front: [
      ['puzzle', 260, -30, 0.62],
      ['stopwatch', 920, -30, 0.6, W],
    ],
  },
  'red-packet': {
    set: 'rays',
    mood: 'festive',
    pieces: 'sparks',
    back: [
      ['packet', 585, 20, 1.1, { turn: 4 }],
      ['packet', 320, 0, 0.74, { turn: -14 }],
      ['packet', 860, 0, 0.74, { turn: 20 }],
    ],
    front: [
      ['coins', 990, -60, 0.44],
      ['coins', 190, -60, 0.44],
    ],
  },
  'points-packet': {
    set: 'ribbons',
    mood: 'dusk',
    pieces: 'sparks',
    back: [['packet', 520, 20, 1.0]],
    front: [
      ['coin', 800, -30, 0.72],
      ['coins', 260, -50, 0.56],
    ],
  },
  'birthday-packet': {
    set: 'disc',
    mood: 'blossom',
    pieces: 'confetti',
    back: [
      ['packet', 700, 20, 0.96, { turn: 8 }],
      ['balloons', 260, 80, 0.9],
    ],
    front: [['cake', 430, -40, 0.68]],
  },
  'delivery-packet': {
    set: 'gates',
    mood: 'deep',
    pieces: 'confetti',
    car: ['YLX_front_turbine_pearl', 600, 500, 54],
    front: [['packet', 950, -30, 0.82, { turn: 8 }]],
  },
  'test-drive': { set: 'sea', mood: 'dusk', car: ['YL01_front_turbine_mist', 720, 585, 46], front: [] },
  'test-drive-city': {
    set: 'town',
    mood: 'night',
    car: ['YLX_front_blade_ember', 680, 585, 52],
    front: [['pin', 1010, -10, 0.62, W]],
  },
  'test-drive-family': {
    set: 'land',
    mood: 'mint',
    pieces: 'leaves',
    car: ['YL09_front_aero_mist', 660, 620, 46],
    back: [['tent', 190, 30, 0.86]],
    front: [['basket', 1040, -66, 0.44]],
  },
  'test-drive-event': {
    set: 'land',
    mood: 'dusk',
    car: ['CS1E_front_blade_ember', 680, 600, 50],
    back: [['steering', 180, 60, 0.6]],
    front: [['stopwatch', 1040, -50, 0.48]],
  },
  'test-drive-fleet': {
    set: 'terrace',
    mood: 'slate',
    car: ['YL09_side_blade_carbon', 740, 640, 46],
    front: [['clipboard', 170, -40, 0.6]],
  },
  'test-drive-partner': {
    set: 'window',
    mood: 'slate',
    car: ['YL01_front_aero_pearl', 640, 640, 44],
    front: [['shield', 200, -20, 0.66]],
  },
  'gift-test-drive': {
    set: 'arches',
    mood: 'sand',
    pieces: 'confetti',
    car: ['YLX_front_aero_pine', 600, 660, 46],
    front: [
      ['gift', 220, -30, 0.76, W],
      ['thermos', 400, -60, 0.44],
    ],
  },
  'drive-weekend': {
    set: 'land',
    mood: 'clay',
    pieces: 'leaves',
    car: ['YL01_front_blade_pine', 640, 640, 46],
    front: [
      ['calendar', 190, -30, 0.62],
      ['cup', 370, -60, 0.44],
    ],
  },
  'snap-up': {
    set: 'gates',
    mood: 'dusk',
    pieces: 'sparks',
    car: ['CS1E_front_turbine_pearl', 640, 620, 58],
    front: [['stopwatch', 200, -30, 0.76]],
  },
  'snap-up-august': {
    set: 'podium',
    mood: 'sky',
    pieces: 'confetti',
    car: ['YLX_front_turbine_mist', 620, 585, 50],
    front: [
      ['stopwatch', 1020, -40, 0.58, W],
      ['ticket', 170, -40, 0.52],
    ],
  },
  'energy-walk': {
    set: 'land',
    mood: 'field',
    pieces: 'leaves',
    back: [['sapling', 585, 20, 0.96]],
    front: [
      ['shoe', 280, -30, 0.74],
      ['bicycle', 920, -30, 0.78],
    ],
  },
  'energy-drive': {
    set: 'land',
    mood: 'sky',
    pieces: 'leaves',
    car: ['YL01_side_aero_pearl', 700, 620, 46],
    back: [['charger', 170, 10, 0.78]],
    front: [['sapling', 1050, -60, 0.46]],
  },
  'energy-rank': {
    set: 'podium',
    mood: 'mint',
    pieces: 'leaves',
    back: [
      ['sapling', 585, 60, 0.78, { on: 96 }],
      ['bicycle', 300, 20, 0.6, { on: 40 }],
      ['shoe', 870, 20, 0.56, { on: 56 }],
    ],
    front: [
      ['medal', 1050, -60, 0.42],
      ['coin', 130, -66, 0.34],
    ],
  },
  'auto-show': {
    set: 'podium',
    mood: 'night',
    car: ['YL01_front_blade_pearl', 660, 585, 56],
    back: [
      ['stage', 180, 110, 0.6],
      ['stage', 990, 110, 0.6],
    ],
    front: [],
  },
  'auto-show-card': {
    set: 'grid',
    mood: 'dusk',
    pieces: 'dots',
    back: [['robot', 585, 10, 0.98]],
    front: [
      ['cup', 280, -40, 0.66],
      ['ticket', 920, -10, 0.66],
    ],
  },
  celebrate: {
    set: 'gates',
    mood: 'festive',
    pieces: 'confetti',
    car: ['CS1E_front_blade_pearl', 640, 585, 54],
    front: [
      ['balloons', 150, 40, 0.7],
      ['microphone', 1040, -50, 0.52],
    ],
  },
  'welfare-centre': {
    set: 'arches',
    mood: 'clay',
    pieces: 'dots',
    back: [['gift', 585, 10, 0.94, { on: 40 }]],
    front: [
      ['ticket', 270, -20, 0.7],
      ['coins', 900, -40, 0.62],
    ],
  },
  'welfare-new': {
    set: 'disc',
    mood: 'lagoon',
    pieces: 'confetti',
    back: [['letter', 585, 20, 1.0]],
    front: [
      ['ticket', 280, -20, 0.66],
      ['cup', 850, -40, 0.62, W],
      ['coins', 1010, -60, 0.42],
    ],
  },
  rights: {
    set: 'terrace',
    mood: 'lagoon',
    car: ['YL09_front_turbine_pine', 600, 690, 46],
    front: [['shield', 250, -20, 0.82]],
  },
  'rights-charging': {
    set: 'town',
    mood: 'deep',
    car: ['YLX_rear_aero_mist', 560, 720, 50],
    front: [['charger', 260, -20, 0.98]],
  },
  world: {
    set: 'disc',
    mood: 'sky',
    pieces: 'dots',
    back: [['earth', 585, 40, 1.16]],
    front: [
      ['suitcase', 250, -30, 0.66, W],
      ['stamp', 930, -10, 0.66],
    ],
  },
  package: {
    set: 'grid',
    mood: 'mint',
    pieces: 'sparks',
    back: [
      ['stamp', 585, 40, 0.98],
      ['stamp', 330, 10, 0.66, { turn: -12, main: tone.amber }],
      ['stamp', 850, 10, 0.66, { turn: 14, main: tone.pine }],
    ],
    front: [
      ['pin', 1030, -50, 0.44],
      ['phone', 150, -60, 0.46],
    ],
  },
  association: {
    set: 'window',
    mood: 'mint',
    back: [['house', 640, 10, 0.9]],
    front: [
      ['people', 300, -30, 0.66],
      ['shield', 960, -30, 0.58],
    ],
  },
  notice: {
    set: 'window',
    mood: 'slate',
    back: [['letter', 585, 10, 1.0]],
    front: [
      ['bell', 290, -20, 0.56],
      ['hourglass', 890, -20, 0.56, W],
    ],
  },
  vote: {
    set: 'arches',
    mood: 'deep',
    pieces: 'sparks',
    back: [['ballot', 585, 20, 1.0]],
    front: [
      ['plug', 270, -20, 0.66],
      ['heart', 910, -10, 0.6],
    ],
  },
};
