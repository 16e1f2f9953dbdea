/** Covers made like the campaign artwork: still lifes for subjects without a car, and cars on quiet sets. */
import { tone } from '../palette.mjs';

const W = { main: tone.amber, warm: tone.petrol };
const G = { main: tone.pine, warm: tone.gold };
const R = { main: tone.coral, warm: tone.gold };

/** Cover → what is in its picture, as for campaigns. */
export const coverPlans = {
  'still-picnic': {
    set: 'land',
    mood: 'mint',
    pieces: 'leaves',
    back: [['basket', 585, -10, 1.0]],
    front: [
      ['blanket', 900, -40, 0.62],
      ['football', 290, -40, 0.5],
    ],
  },
  'still-coffee': {
    set: 'window',
    mood: 'clay',
    back: [
      ['cup', 640, 0, 0.9],
      ['cake', 880, -10, 0.66],
    ],
    front: [['mug', 360, -30, 0.8]],
  },
  'still-plug': { set: 'disc', mood: 'mint', back: [['charger', 700, 0, 1.02]], front: [['plug', 390, -30, 0.86]] },
  'still-update': {
    set: 'grid',
    mood: 'lagoon',
    pieces: 'sparks',
    back: [['phone', 585, 0, 1.06]],
    front: [
      ['chip', 300, -20, 0.6],
      ['shield', 880, -10, 0.6, W],
    ],
  },
  'still-chip': { set: 'grid', mood: 'deep', pieces: 'sparks', back: [['chip', 585, 30, 1.14]] },
  'still-camp': {
    set: 'land',
    mood: 'dusk',
    pieces: 'dots',
    back: [['tent', 520, -10, 1.1]],
    front: [
      ['campChair', 880, -40, 0.76],
      ['mug', 250, -50, 0.42, W],
    ],
  },
  'still-cycle': {
    set: 'land',
    mood: 'sky',
    pieces: 'leaves',
    back: [['bicycle', 585, -20, 1.2]],
    front: [['cap', 930, -50, 0.5]],
  },
  'still-photo': {
    set: 'arches',
    mood: 'sand',
    back: [['camera', 585, 10, 1.0]],
    front: [
      ['stamp', 290, 0, 0.66, { turn: -8 }],
      ['stamp', 880, 0, 0.66, { turn: 10, main: tone.amber, warm: tone.petrol }],
    ],
  },
  'still-luggage': {
    set: 'sea',
    mood: 'dusk',
    back: [['suitcase', 540, -10, 1.02]],
    front: [
      ['umbrella', 820, -20, 0.8, W],
      ['cap', 310, -50, 0.5],
    ],
  },
  'still-garden': {
    set: 'window',
    mood: 'mint',
    back: [
      ['sapling', 500, 0, 0.96],
      ['sapling', 760, 0, 0.76, G],
    ],
    front: [['sapling', 280, -40, 0.56, W]],
  },
  'still-card': {
    set: 'podium',
    mood: 'lagoon',
    pieces: 'sparks',
    back: [['chargeCard', 585, 50, 1.1]],
    front: [['charger', 900, -20, 0.6]],
  },
  'still-music': {
    set: 'ribbons',
    mood: 'dusk',
    back: [['headphones', 585, 0, 1.08]],
    front: [
      ['microphone', 300, -30, 0.68, W],
      ['phone', 880, -20, 0.62],
    ],
  },
  'still-letter': {
    set: 'window',
    mood: 'sand',
    back: [['letter', 560, 0, 0.98]],
    front: [
      ['mug', 880, -30, 0.62, W],
      ['stamp', 280, -20, 0.6],
    ],
  },
  'still-toys': {
    set: 'terrace',
    mood: 'blossom',
    pieces: 'confetti',
    back: [
      ['plush', 480, 0, 0.98],
      ['balloons', 860, 60, 0.9],
    ],
    front: [['modelCar', 740, -40, 0.62]],
  },
  'still-rain': {
    set: 'land',
    mood: 'slate',
    pieces: 'dots',
    back: [['umbrella', 585, 10, 1.24]],
    front: [
      ['tote', 880, -30, 0.6],
      ['cup', 330, -30, 0.56, W],
    ],
  },
  'still-workshop': {
    set: 'grid',
    mood: 'slate',
    back: [['wrench', 560, 10, 1.0]],
    front: [
      ['robot', 860, -20, 0.72],
      ['clipboard', 290, -20, 0.62],
    ],
  },
  'still-safety': {
    set: 'arches',
    mood: 'lagoon',
    back: [['shield', 585, 10, 1.02]],
    front: [
      ['steering', 880, -10, 0.62],
      ['bell', 310, -20, 0.58, W],
    ],
  },
  'still-world': {
    set: 'disc',
    mood: 'clay',
    back: [['earth', 585, 20, 1.1]],
    front: [
      ['pin', 880, -10, 0.66],
      ['camera', 300, -40, 0.56],
    ],
  },
  'still-birthday': {
    set: 'podium',
    mood: 'blossom',
    pieces: 'confetti',
    back: [['cake', 585, 50, 0.98]],
    front: [
      ['gift', 290, -20, 0.62, R],
      ['balloons', 900, 30, 0.84],
    ],
  },
  'still-match': {
    set: 'land',
    mood: 'field',
    back: [['football', 540, -10, 1.0]],
    front: [
      ['shoe', 840, -40, 0.66, R],
      ['thermos', 310, -30, 0.6],
    ],
  },
  'still-market': {
    set: 'terrace',
    mood: 'mint',
    back: [['house', 560, 0, 1.0]],
    front: [
      ['basket', 290, -30, 0.66],
      ['tote', 860, -30, 0.66, W],
    ],
  },
  'still-key': { set: 'gates', mood: 'night', pieces: 'sparks', back: [['key', 585, 20, 1.1]] },
  'still-bloom': {
    set: 'land',
    mood: 'blossom',
    pieces: 'petals',
    back: [['blossom', 330, 60, 1.3]],
    front: [['basket', 800, -40, 0.76]],
  },
  'still-lantern': {
    set: 'town',
    mood: 'festive',
    pieces: 'sparks',
    back: [
      ['lantern', 330, 150, 0.86],
      ['lantern', 620, 210, 1.04],
      ['lantern', 900, 130, 0.76],
    ],
  },
  'still-parcel': {
    set: 'disc',
    mood: 'sand',
    back: [
      ['gift', 520, 0, 0.96, W],
      ['blindBox', 800, 0, 0.76],
    ],
    front: [['tote', 290, -40, 0.56, G]],
  },
  'still-run': {
    set: 'sea',
    mood: 'sky',
    back: [['shoe', 585, 0, 1.18]],
    front: [
      ['stopwatch', 900, -20, 0.6, W],
      ['thermos', 300, -20, 0.6],
    ],
  },
  'still-meeting': {
    set: 'arches',
    mood: 'clay',
    back: [['people', 585, 0, 1.1]],
    front: [
      ['bubbles', 890, 0, 0.56],
      ['cup', 310, -30, 0.5],
    ],
  },
  'still-award': {
    set: 'rays',
    mood: 'dusk',
    pieces: 'confetti',
    back: [['trophy', 585, 20, 1.06]],
    front: [
      ['medal', 300, -10, 0.66],
      ['cards', 880, -10, 0.6, W],
    ],
  },
  'calm-sea': { set: 'sea', mood: 'sky', car: ['YL01_rear_blade_pine', 640, 600, 44] },
  'calm-evening-sea': { set: 'sea', mood: 'clay', car: ['YLX_side_blade_ink', 720, 585, 40] },
  'calm-terrace': { set: 'terrace', mood: 'sand', car: ['CS1E_front_blade_ember', 700, 600, 44] },
  'calm-blue-terrace': { set: 'terrace', mood: 'lagoon', car: ['YL09_side_turbine_pearl', 740, 600, 44] },
  'calm-window': { set: 'window', mood: 'sand', car: ['YLX_front_turbine_carbon', 660, 600, 44] },
  'calm-mint-arch': { set: 'arches', mood: 'mint', car: ['CS1E_side_aero_pearl', 740, 585, 40] },
  'calm-gates': { set: 'gates', mood: 'deep', car: ['YL09_rear_aero_mist', 600, 600, 52] },
  'calm-stage': { set: 'podium', mood: 'slate', car: ['YL01_front_blade_pine', 680, 585, 52] },
  'calm-town': { set: 'town', mood: 'dusk', car: ['CS1E_rear_blade_mist', 640, 600, 48] },
  'calm-green': { set: 'land', mood: 'field', car: ['YL01_side_turbine_pearl', 740, 585, 42] },
  'calm-rose': { set: 'land', mood: 'blossom', car: ['YLX_rear_aero_pearl', 600, 585, 44] },
  'calm-dawn': { set: 'land', mood: 'clay', car: ['CS1E_front_aero_carbon', 680, 600, 44] },
  'calm-ribbons': { set: 'ribbons', mood: 'lagoon', car: ['YLX_front_blade_pine', 660, 600, 46] },
  'calm-grid': { set: 'grid', mood: 'night', car: ['YL09_front_aero_pearl', 660, 600, 48] },
};
