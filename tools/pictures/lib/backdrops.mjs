/** Drawn places behind a car. Each takes { w, h, seed, c } with c = [sky top, sky low, far, near, ground, light] and returns SVG shapes. */
import { chance, circle, ellipse, glow, hills, line, mix, path, rect, ridge, vertical } from './draw.mjs';

const sky = (w, y, [top, low]) =>
  `<defs>${vertical('sky', [top, mix(top, low, 0.55), low])}</defs>${rect(0, 0, w, y, 'url(#sky)')}`;
const floor = (w, h, y, colour) =>
  `<defs>${vertical('floor', [mix(colour, '#ffffff', 0.1), colour, mix(colour, '#000000', 0.35)])}</defs>${rect(0, y, w, h - y, 'url(#floor)')}`;
const sun = (x, y, r, colour) =>
  `<defs>${glow('halo', colour, 0.9)}</defs>${circle(x, y, r * 5, 'url(#halo)')}${circle(x, y, r, mix(colour, '#ffffff', 0.5))}`;

/** Verge and lane marks of a road that runs across the picture. */
function road(w, h, y, colour, light) {
  const marks = Array.from({ length: 7 }, (_, i) =>
    path(`M${i * 210 - 60} ${h * 0.93}h110l-16 10h-118Z`, light, 'opacity="0.5"'),
  ).join('');
  return floor(w, h, y, colour) + rect(0, y, w, 4, light, 'opacity="0.25"') + marks;
}

export function mountains({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.62;
  let out = sky(w, y, c) + sun(w * dice.between(0.15, 0.85), y * dice.between(0.45, 0.8), 34, c[5]);
  for (let i = 0; i < 4; i += 1) {
    out += ridge(dice, w, y - 120 + i * 36, 230 - i * 50, 190 - i * 30, y + 4, mix(c[2], c[3], i / 3));
  }
  return out + road(w, h, y, c[4], c[5]);
}

export function lake({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.56;
  let out = sky(w, y, c) + sun(w * dice.between(0.2, 0.8), y * 0.62, 30, c[5]);
  out += ridge(dice, w, y - 40, 240, 220, y, c[2]) + hills(dice, w, y - 10, 70, 170, y, c[3]);
  out += rect(0, y, w, h * 0.14, mix(c[1], c[2], 0.5));
  for (let i = 0; i < 46; i += 1) {
    const [x, g] = [dice.between(0, w), y + dice.between(4, h * 0.13)];
    out += line(x, g, x + dice.between(20, 110), g, c[5], 2, 'opacity="0.35"');
  }
  return out + floor(w, h, y + h * 0.13, c[4]);
}

export function coast({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.5;
  const x = w * dice.between(0.2, 0.8);
  let out = sky(w, y, c) + sun(x, y - 40, 46, c[5]) + hills(dice, w * 0.5, y - 2, 60, 150, y, c[2]);
  out += `<defs>${vertical('sea', [mix(c[1], c[2], 0.45), c[2]])}</defs>${rect(0, y, w, h * 0.2, 'url(#sea)')}`;
  for (let i = 0; i < 40; i += 1) {
    const depth = dice.next();
    const width = 30 + depth * 120;
    out += ellipse(
      x + dice.between(-1, 1) * (30 + depth * 190),
      y + 4 + depth * h * 0.18,
      width / 2,
      1 + depth * 2.4,
      c[5],
      'opacity="0.55"',
    );
  }
  out += floor(w, h, y + h * 0.17, c[4]) + rect(0, y + h * 0.13, w, 7, c[3]) + rect(0, y + h * 0.155, w, 4, c[3]);
  for (let i = 0; i < 12; i += 1) out += rect(i * 108 + 20, y + h * 0.13, 8, h * 0.05, c[3]);
  return out;
}

function tower(dice, x, y, width, height, fill, light) {
  let out = rect(x, y - height, width, height, fill);
  for (let gy = y - height + 12; gy < y - 14; gy += 17) {
    for (let gx = x + 8; gx < x + width - 9; gx += 14) {
      if (dice.next() < 0.34) out += rect(gx, gy, 6, 9, light, `opacity="${dice.between(0.25, 0.95).toFixed(2)}"`);
    }
  }
  return out;
}

export function city({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.63;
  let out = `${sky(w, y, c)}<defs>${glow('haze', c[5], 0.5)}</defs>${ellipse(w / 2, y, w * 0.7, 260, 'url(#haze)')}`;
  for (let x = -20; x < w; x += dice.between(50, 90))
    out += rect(x, y - dice.between(150, 400), dice.between(40, 80), 420, c[2]);
  for (let x = -30; x < w; ) {
    const width = dice.between(70, 130);
    out += tower(dice, x, y, width, dice.between(90, 300), c[3], c[5]);
    x += width + dice.between(6, 44);
  }
  out += floor(w, h, y, c[4]);
  for (let i = 0; i < 26; i += 1) {
    out += rect(
      dice.between(0, w),
      y,
      dice.between(3, 12),
      dice.between(60, 230),
      dice.pick([c[5], c[1]]),
      'opacity="0.13"',
    );
  }
  return out;
}

export function bridge({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.6;
  const [px, top] = [w * dice.between(0.55, 0.75), h * 0.08];
  let out = sky(w, y, c) + sun(w * 0.25, y * 0.7, 40, c[5]) + hills(dice, w, y - 10, 80, 220, y + 2, c[2]);
  for (let i = 1; i < 15; i += 1) {
    out +=
      line(px, top + i * 9, px - i * 58, y, c[3], 2.2, 'opacity="0.8"') +
      line(px, top + i * 9, px + i * 58, y, c[3], 2.2, 'opacity="0.8"');
  }
  out += path(`M${px - 9} ${top - 20}h18l16 ${y - top + 20}h-50Z`, c[3]);
  return out + rect(0, y - 16, w, 20, c[3]) + road(w, h, y, c[4], c[5]);
}

export function dunes({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.66;
  let out = sky(w, h, c) + sun(w * dice.between(0.2, 0.8), h * 0.22, 38, c[5]);
  for (let i = 0; i < 4; i += 1)
    out += hills(dice, w, y - 150 + i * 46, 130 - i * 22, 420 - i * 40, h, mix(c[2], c[3], i / 3));
  return out + floor(w, h, y, c[4]);
}

function conifer(x, y, size, fill) {
  let out = '';
  for (let i = 0; i < 4; i += 1) {
    const [top, width] = [y - size + i * size * 0.2, size * (0.11 + i * 0.055)];
    out += path(`M${x} ${top}L${x + width} ${top + size * 0.34}H${x - width}Z`, fill);
  }
  return out;
}

export function forest({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.64;
  let out = sky(w, h, c) + ridge(dice, w, y - 180, 150, 240, y, c[2]);
  for (let layer = 0; layer < 3; layer += 1) {
    for (let x = -20; x < w + 20; x += 26 + layer * 16) {
      out += conifer(
        x + dice.between(-12, 12),
        y - 60 + layer * 32,
        dice.between(120, 200) + layer * 70,
        mix(c[2], c[3], 0.2 + layer * 0.4),
      );
    }
    out += rect(0, y - 120 + layer * 36, w, 200, mix(c[1], c[2], 0.3), 'opacity="0.22"');
  }
  return out + floor(w, h, y, c[4]);
}

export function fields({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.66;
  let out =
    sky(w, h, c) + sun(w * dice.between(0.2, 0.8), h * 0.2, 36, c[5]) + hills(dice, w, y - 150, 110, 300, y, c[2]);
  for (let i = 0; i < 5; i += 1) out += hills(dice, w, y - 96 + i * 24, 50, 380, h, mix(c[2], c[3], (i + 1) / 5));
  for (let i = 0; i < 9; i += 1) {
    const [x, by] = [dice.between(0, w), y - dice.between(40, 120)];
    out +=
      rect(x - 2, by - 6, 5, 30, mix(c[3], '#201810', 0.5)) +
      circle(x, by - 26, dice.between(18, 34), mix(c[3], '#103020', 0.35));
  }
  return out + road(w, h, y, c[4], c[5]);
}

export function turbines({ w, h, seed, c }) {
  const dice = chance(seed);
  let out = fields({ w, h, seed, c });
  for (let i = 0; i < 5; i += 1) {
    const [x, y, size] = [
      80 + i * w * 0.22 + dice.between(-30, 30),
      h * dice.between(0.18, 0.3),
      dice.between(70, 120),
    ];
    out += path(`M${x - 3} ${y}h6l4 ${h * 0.58 - y}h-14Z`, '#ffffff', 'opacity="0.92"');
    for (let blade = 0; blade < 3; blade += 1) {
      out += `<g transform="rotate(${blade * 120 + i * 37} ${x} ${y})">${path(`M${x - 5} ${y}Q${x - 8} ${y - size * 0.5} ${x} ${y - size}Q${x + 5} ${y - size * 0.5} ${x + 4} ${y}Z`, '#ffffff', 'opacity="0.95"')}</g>`;
    }
    out += circle(x, y, 6, '#ffffff');
  }
  return out + road(w, h, h * 0.66, c[4], c[5]);
}

export function night({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.64;
  let out = `${sky(w, h, c)}<defs>${glow('band', c[5], 0.35)}</defs><g transform="rotate(-28 ${w / 2} ${h / 3})">${ellipse(w / 2, h / 3, w * 0.75, 120, 'url(#band)')}</g>`;
  for (let i = 0; i < 420; i += 1) {
    out += circle(
      dice.between(0, w),
      dice.between(0, y),
      dice.between(0.5, 2),
      '#ffffff',
      `opacity="${dice.between(0.25, 1).toFixed(2)}"`,
    );
  }
  return (
    out +
    ridge(dice, w, y - 60, 170, 210, y, c[2]) +
    hills(dice, w, y - 14, 60, 200, y + 2, c[3]) +
    floor(w, h, y, c[4])
  );
}

/** A lit tent and a fire beside the car, on top of the night. */
export function camp(options) {
  const { w, h, c } = options;
  const [x, y] = [w * 0.14, h * 0.66];
  const tent = `<defs>${glow('lamp', '#ffcf7a', 0.85)}${vertical('cloth', ['#ffe2a3', '#f2a24b'])}</defs>${circle(x, y - 40, 260, 'url(#lamp)')}${path(
    `M${x - 130} ${y + 20}L${x} ${y - 150}L${x + 130} ${y + 20}Z`,
    'url(#cloth)',
  )}${path(`M${x - 34} ${y + 20}L${x} ${y - 150}L${x + 34} ${y + 20}Z`, '#8f4d1d', 'opacity="0.75"')}`;
  return night({ ...options, c }) + tent;
}

export function aurora({ w, h, seed, c }) {
  const dice = chance(seed);
  let out = night({ w, h, seed, c });
  const veil = Array.from({ length: 46 }, (_, i) => {
    const x = (i / 45) * w;
    const y = h * 0.3 + Math.sin(i / 5) * 60;
    return rect(
      x - 16,
      y - dice.between(120, 240),
      34,
      300,
      'url(#veil)',
      `opacity="${dice.between(0.15, 0.6).toFixed(2)}"`,
    );
  }).join('');
  out += `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c[5]}" stop-opacity="0"/><stop offset="0.75" stop-color="${c[5]}"/><stop offset="1" stop-color="${c[5]}" stop-opacity="0"/></linearGradient><filter id="soft"><feGaussianBlur stdDeviation="14"/></filter></defs><g filter="url(#soft)">${veil}</g>`;
  const y = h * 0.64;
  return out + ridge(dice, w, y - 20, 130, 170, y + 2, c[3]) + floor(w, h, y, c[4]);
}

export function bamboo({ w, h, seed, c }) {
  const dice = chance(seed);
  let out = sky(w, h, c);
  for (let i = 0; i < 54; i += 1) {
    const [x, near] = [dice.between(0, w), i / 54];
    const [width, fill] = [8 + near * 16, mix(c[2], c[3], near)];
    out += rect(x, 0, width, h * 0.7, fill, `opacity="${(0.4 + near * 0.6).toFixed(2)}"`);
    for (let y = dice.between(0, 90); y < h * 0.68; y += 96)
      out += rect(x - 2, y, width + 4, 4, mix(fill, '#000000', 0.2));
  }
  return out + floor(w, h, h * 0.66, c[4]);
}

export function avenue({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.65;
  let out = sky(w, h, c) + hills(dice, w, y - 70, 60, 240, y, c[2]);
  for (let i = 0; i < 9; i += 1) {
    const x = i * (w / 8) + dice.between(-14, 14);
    out += rect(x - 6, y - 170, 12, 176, mix(c[3], '#1d120a', 0.65));
    for (let k = 0; k < 16; k += 1) {
      out += circle(
        x + dice.between(-76, 76),
        y - 200 + dice.between(-96, 60),
        dice.between(22, 46),
        mix(c[3], c[5], dice.next() * 0.7),
        'opacity="0.9"',
      );
    }
  }
  return out + road(w, h, y, c[4], c[5]);
}

export function oldTown({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.64;
  let out = sky(w, h, c) + sun(w * 0.5, h * 0.3, 60, c[5]) + ridge(dice, w, y - 140, 120, 220, y, mix(c[1], c[2], 0.5));
  const pagoda = (x, levels, size, fill) => {
    let shape = '';
    for (let i = 0; i < levels; i += 1) {
      const [width, top] = [size * (1 - i * 0.13), y - (i + 1) * size * 0.42];
      shape += rect(x - width * 0.3, top, width * 0.6, size * 0.44, fill);
      shape += path(
        `M${x - width * 0.62} ${top + 8}Q${x - width * 0.3} ${top} ${x - width * 0.24} ${top - size * 0.16}H${x + width * 0.24}Q${x + width * 0.3} ${top} ${x + width * 0.62} ${top + 8}Z`,
        mix(fill, '#000000', 0.25),
      );
    }
    return shape;
  };
  out +=
    pagoda(w * 0.16, 6, 130, c[2]) +
    pagoda(w * 0.86, 3, 190, c[3]) +
    pagoda(w * 0.62, 2, 210, c[3]) +
    pagoda(w * 0.37, 2, 170, mix(c[2], c[3], 0.5));
  return out + floor(w, h, y, c[4]);
}

export function house({ w, h, c, seed }) {
  const dice = chance(seed);
  const y = h * 0.66;
  let out = sky(w, h, c) + ridge(dice, w, y - 120, 150, 260, y, c[2]);
  out += `<defs>${vertical('pane', [mix(c[5], '#ffffff', 0.35), c[5]])}</defs>`;
  out +=
    rect(w * 0.3, h * 0.14, w * 0.62, 26, c[3]) +
    rect(w * 0.34, h * 0.17, w * 0.54, h * 0.22, 'url(#pane)') +
    rect(w * 0.12, h * 0.37, w * 0.82, 28, c[3]);
  out +=
    rect(w * 0.16, h * 0.4, w * 0.72, h * 0.26, 'url(#pane)', 'opacity="0.9"') +
    rect(w * 0.12, h * 0.4, w * 0.1, h * 0.26, mix(c[3], '#000000', 0.2));
  for (let i = 0; i < 8; i += 1)
    out +=
      rect(w * (0.24 + i * 0.085), h * 0.4, 5, h * 0.26, c[3]) +
      (i < 6 ? rect(w * (0.36 + i * 0.095), h * 0.17, 5, h * 0.2, c[3]) : '');
  return out + floor(w, h, y, c[4]);
}

export function charging({ w, h, seed, c }) {
  const dice = chance(seed);
  const y = h * 0.64;
  let out = `${sky(w, h, c)}${ridge(dice, w, y - 40, 150, 240, y, c[2])}<defs>${glow('beam', c[5], 0.5)}</defs>`;
  out +=
    path(`M0 ${h * 0.1}L${w} ${h * 0.02}V${h * 0.1}L0 ${h * 0.17}Z`, c[3]) +
    path(`M40 ${h * 0.165}L${w - 40} ${h * 0.098}v6L40 ${h * 0.174}Z`, c[5]);
  for (const x of [w * 0.07, w * 0.5, w * 0.93]) {
    out += rect(x - 9, h * 0.12, 18, y - h * 0.1, c[3]) + ellipse(x, y, 230, 60, 'url(#beam)');
  }
  for (const x of [w * 0.2, w * 0.36, w * 0.66, w * 0.8]) {
    out +=
      rect(x - 30, y - 170, 60, 176, mix(c[3], '#ffffff', 0.14), 'rx="12"') +
      rect(x - 19, y - 154, 38, 54, '#0c1a24', 'rx="6"') +
      rect(x - 12, y - 120, 24, 5, '#4fe3a5') +
      rect(x - 30, y - 76, 60, 4, c[5]);
  }
  return out + floor(w, h, y + 4, c[4]);
}

export function arches({ w, h, c, seed }) {
  const dice = chance(seed);
  const y = h * 0.66;
  let out = `<defs>${vertical('wall', [c[0], c[1]])}${glow('spot', c[5], 0.7)}</defs>${rect(0, 0, w, h, 'url(#wall)')}${circle(w * 0.5, h * 0.4, 520, 'url(#spot)')}`;
  const x = w * dice.between(0.36, 0.64);
  for (let i = 4; i >= 0; i -= 1) {
    const r = 90 + i * 84;
    out += path(
      `M${x - r} ${y}V${h * 0.42}A${r} ${r} 0 0 1 ${x + r} ${h * 0.42}V${y}Z`,
      mix(c[2], c[3], i / 4),
      `opacity="${0.9 - i * 0.1}"`,
    );
  }
  return out + floor(w, h, y, c[4]);
}

export function disc({ w, h, c, seed }) {
  const dice = chance(seed);
  const y = h * 0.67;
  let out = `<defs>${vertical('wall', [c[0], c[1]])}${vertical('moon', [c[5], c[2]])}</defs>${rect(0, 0, w, h, 'url(#wall)')}`;
  out += circle(w * dice.between(0.4, 0.62), h * 0.42, h * 0.33, 'url(#moon)');
  for (let i = 0; i < 5; i += 1)
    out += circle(
      w * 0.5,
      h * 0.42,
      h * (0.4 + i * 0.1),
      'none',
      `stroke="${c[3]}" stroke-opacity="${0.3 - i * 0.05}" stroke-width="2"`,
    );
  return out + floor(w, h, y, c[4]);
}

export function slats({ w, h, c }) {
  const y = h * 0.66;
  let out = `<defs>${vertical('wall', [c[0], c[1]])}${glow('wash', c[5], 0.6)}</defs>${rect(0, 0, w, h, 'url(#wall)')}`;
  for (let x = 0; x < w; x += 30)
    out += rect(x, 0, 15, y, c[2], 'opacity="0.75"') + rect(x + 15, 0, 3, y, c[3], 'opacity="0.6"');
  for (const x of [0.2, 0.5, 0.8]) out += ellipse(w * x, h * 0.12, 190, 330, 'url(#wash)');
  return out + rect(0, y - 8, w, 8, c[5], 'opacity="0.8"') + floor(w, h, y, c[4]);
}

/** Lines of air that flow over a car seen from the side. */
export function windTunnel({ w, h, c }) {
  const y = h * 0.72;
  let out = `<defs>${vertical('wall', [c[0], c[1]])}</defs>${rect(0, 0, w, h, 'url(#wall)')}`;
  for (let i = 0; i < 17; i += 1) {
    const base = h * 0.12 + i * 30;
    const lift = Math.max(0, (i - 3) * 9);
    out += `<path d="M-20 ${base + lift * 0.4}C${w * 0.18} ${base + lift * 0.4} ${w * 0.28} ${base - lift} ${w * 0.52} ${base - lift}S${w * 0.82} ${base + 6} ${w + 20} ${base + 10}" fill="none" stroke="${c[5]}" stroke-width="${1.2 + (i % 3)}" opacity="${0.18 + i * 0.03}"/>`;
  }
  return out + floor(w, h, y, c[4]);
}

/** Long-exposure light trails on a motorway at night. */
export function trails({ w, h, seed, c }) {
  const dice = chance(seed);
  let out = city({ w, h, seed, c });
  const y = h * 0.63;
  for (let i = 0; i < 22; i += 1) {
    const s = y + 10 + dice.next() ** 2 * 90;
    out += `<path d="M-20 ${s + dice.between(0, 40)}Q${w * 0.5} ${s - dice.between(0, 26)} ${w + 20} ${s + dice.between(-14, 30)}" fill="none" stroke="${dice.pick(['#ff5a3c', '#ffd28a', '#ffffff', '#ff8d5a'])}" stroke-width="${dice.between(1, 4).toFixed(1)}" opacity="${dice.between(0.35, 0.9).toFixed(2)}"/>`;
  }
  return out;
}
