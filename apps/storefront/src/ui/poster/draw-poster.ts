import type { DrawablePicture, Pen, Surface } from '@/platform/canvas';
import { qrRuns } from '../content/qr-address';
import { picture as addressOf } from '../picture/picture-address';
import type { PosterItem, PosterPlan } from './poster-plan';
import { wrapText } from './wrap-text';

type Of<Kind extends PosterItem['kind']> = Extract<PosterItem, { kind: Kind }>;

const FONT = '-apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';
const LINE_HEIGHT = 1.4;

/**
 * Draws a poster. All pictures are fetched first, so that nothing is drawn twice.
 *
 * @throws TypeError when a required picture cannot be had; Error when a code's text is too long
 */
export async function drawPoster({ context, loadPicture }: Surface, plan: PosterPlan): Promise<void> {
  const pictures = await Promise.all(
    plan.items.map((item) => (item.kind === 'picture' ? fetched(loadPicture, item) : null)),
  );
  context.fillStyle = plan.ground;
  context.fillRect(0, 0, plan.width, plan.height);
  plan.items.forEach((item, at) => {
    context.save();
    drawItem(context, item, pictures[at] ?? null);
    context.restore();
  });
}

async function fetched(loadPicture: Surface['loadPicture'], item: Of<'picture'>): Promise<DrawablePicture | null> {
  const loading = loadPicture(addressOf(item.src, item.width));
  return item.required ? loading : loading.catch(() => null);
}

function drawItem(context: Pen, item: PosterItem, picture: DrawablePicture | null): void {
  if (item.kind === 'block') drawBlock(context, item);
  else if (item.kind === 'fade') drawFade(context, item);
  else if (item.kind === 'text') drawText(context, item);
  else if (item.kind === 'code') drawCode(context, item);
  else if (picture) drawPicture(context, item, picture);
}

function drawBlock(context: Pen, { x, y, width, height, radius = 0, colour }: Of<'block'>): void {
  context.fillStyle = colour;
  roundedBox(context, x, y, width, height, radius);
  context.fill();
}

function drawFade(context: Pen, { x, y, width, height, from, to }: Of<'fade'>): void {
  const fade = context.createLinearGradient(0, y, 0, y + height);
  fade.addColorStop(0, from);
  fade.addColorStop(1, to);
  context.fillStyle = fade;
  context.fillRect(x, y, width, height);
}

function drawPicture(context: Pen, item: Of<'picture'>, picture: DrawablePicture): void {
  const { x, y, width, height, radius = 0, fit = 'cover' } = item;
  const ratios = [width / picture.width, height / picture.height];
  const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  const [drawnWidth, drawnHeight] = [picture.width * scale, picture.height * scale];
  roundedBox(context, x, y, width, height, radius);
  context.clip();
  const [left, top] = [x + (width - drawnWidth) / 2, y + (height - drawnHeight) / 2];
  context.drawImage(picture.source, left, top, drawnWidth, drawnHeight);
}

function drawText(context: Pen, item: Of<'text'>): void {
  const { text, x, y, width, size, colour, bold, align = 'left', lines = 1 } = item;
  context.fillStyle = colour;
  context.font = `${bold ? 600 : 400} ${size}px ${FONT}`;
  context.textAlign = align;
  context.textBaseline = 'middle';
  const anchor = { left: x, center: x + width / 2, right: x + width }[align];
  const rows = wrapText(text, width, lines, (part) => context.measureText(part).width);
  for (const [at, row] of rows.entries()) context.fillText(row, anchor, y + size * LINE_HEIGHT * (at + 0.5));
}

function drawCode(context: Pen, { text, x, y, size }: Of<'code'>): void {
  const { side, runs } = qrRuns(text);
  const module = size / side;
  context.fillStyle = '#ffffff';
  context.fillRect(x, y, size, size);
  context.fillStyle = '#000000';
  for (const run of runs) {
    // Edges on whole px leave no light lines between rows.
    const [left, top] = [Math.round(x + run.x * module), Math.round(y + run.y * module)];
    const right = Math.round(x + (run.x + run.length) * module);
    context.fillRect(left, top, right - left, Math.round(y + (run.y + 1) * module) - top);
  }
}

/** Mini-programs' contexts have no `roundRect`, and not all of them `arcTo`. */
function roundedBox(context: Pen, x: number, y: number, width: number, height: number, radius: number) {
  const [right, bottom, quarter] = [x + width, y + height, Math.PI / 2];
  context.beginPath();
  context.moveTo(x + radius, y);
  context.arc(right - radius, y + radius, radius, -quarter, 0);
  context.arc(right - radius, bottom - radius, radius, 0, quarter);
  context.arc(x + radius, bottom - radius, radius, quarter, 2 * quarter);
  context.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter);
  context.closePath();
}
