/** Puts pictures into rows on one PNG, to look at many of them at once: node sheet.mjs out.png columns width height files… */
import sharp from 'sharp';

const [out, columns, width, height, ...files] = process.argv.slice(2);
const [c, w, h] = [Number(columns), Number(width), Number(height)];
const layers = await Promise.all(
  files.map(async (file, i) => ({
    input: await sharp(file).resize(w, h, { fit: 'contain', background: '#888888' }).png().toBuffer(),
    left: (i % c) * (w + 4),
    top: Math.floor(i / c) * (h + 4),
  })),
);
const size = { width: c * (w + 4), height: Math.ceil(files.length / c) * (h + 4) };
await sharp({ create: { ...size, channels: 3, background: '#888888' } })
  .composite(layers)
  .png()
  .toFile(out);
