import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { brand } from '@voltfront/brand';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { assetsFolder } from './paths';

/** A4 in points. */
const WIDTH = 595;
const HEIGHT = 842;
const EDGE = 48;
const FOOT = 56;
const INNER = WIDTH - 2 * EDGE;
const FONT = join(assetsFolder, 'fonts', 'noto-sans-sc.ttf.br');
/** Width in pixels of an image across the whole page. */
const PICTURE_PX = 1200;
const INK = '#262626';
const GREY = '#66696e';
const LINE = '#e2e4e7';
/** Background of cut-out car images. */
const STAGE = '#eef0f2';

/** Size of the logo in the page head, in points. */
const MARK = 26;
const BOX_GAP = 16;
const BOX_EDGE = 12;

/** A framed box of facts about a person or company. */
export interface PaperBox {
  caption: string;
  lines: readonly string[];
}

let unpacked: Buffer | undefined;

/** The uncompressed font: pdfkit would unpack a compressed one again for every letter. */
export function paperFont(): Buffer {
  unpacked ??= brotliDecompressSync(readFileSync(FONT));
  return unpacked;
}

/** Content below this line goes to a new page. */
const BOTTOM = HEIGHT - EDGE - FOOT;

/** A PDF being written: content flows downwards, and a new page starts when one is full. */
export class Paper {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private y = EDGE;

  /**
   * `madeAt` (epoch ms) is written as the file's creation date, so that the same content gives the
   * same file.
   */
  constructor(title: string, madeAt: number) {
    const info = { Title: title, Author: brand.company, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) };
    this.pdf = new PDFDocument({ size: [WIDTH, HEIGHT], margin: 0, bufferPages: true, info, lang: 'zh-CN' });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.pdf.registerFont('text', paperFont());
    this.pdf.font('text');
  }

  get pageCount(): number {
    return this.pdf.bufferedPageRange().count;
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = EDGE;
  }

  /** Starts a new page unless `height` points are left on this one. */
  ensure(height: number): void {
    if (this.y + height > BOTTOM) this.newPage();
  }

  space(points: number): void {
    this.y += points;
  }

  /**
   * An image of the assets across the whole width, `aspect` being width / height; at the top of a
   * page it bleeds to the edge.
   */
  async picture(path: string, aspect: number): Promise<void> {
    const isTop = this.y === EDGE;
    const [x, width] = isTop ? [0, WIDTH] : [EDGE, INNER];
    const height = width / aspect;
    this.ensure(height);
    const y = isTop ? 0 : this.y;
    const jpeg = await sharp(join(assetsFolder, path.replace(/^\/assets\//, '')))
      .resize({ width: PICTURE_PX, height: Math.round(PICTURE_PX / aspect), fit: 'cover', position: 'centre' })
      .flatten({ background: STAGE })
      .jpeg({ quality: 82 })
      .toBuffer();
    this.pdf.image(jpeg, x, y, { width, height });
    this.y = y + height + 24;
  }

  /** The brand's logo and name on the left, a note on the right, and a rule below them. */
  head(note: string): void {
    const { markPath, markSize } = brand.logo;
    this.pdf
      .save()
      .translate(EDGE, this.y)
      .scale(MARK / markSize);
    this.pdf.path(markPath).fill(brand.colours.accent).restore();
    this.pdf.fontSize(14).fillColor(INK);
    this.pdf.text(`${brand.name} ${brand.latinName}`, EDGE + MARK + 10, this.y + 4, { lineBreak: false });
    this.pdf.fontSize(9.5).fillColor(GREY);
    this.pdf.text(note, EDGE, this.y + 8, { width: INNER, align: 'right', lineBreak: false });
    this.y += MARK + 10;
    this.line();
    this.space(24);
  }

  title(text: string): void {
    this.words(text, { size: 26, colour: INK, after: 4 });
  }

  lead(text: string): void {
    this.words(text, { size: 13, colour: GREY, after: 16 });
  }

  heading(text: string): void {
    this.ensure(80);
    this.space(12);
    this.words(text, { size: 16, colour: INK, after: 8 });
  }

  /** Heading of a clause and its paragraphs: smaller than `heading`, in full ink. */
  clause(title: string, paragraphs: readonly string[]): void {
    this.ensure(60);
    this.space(8);
    this.words(title, { size: 12.5, colour: INK, after: 6 });
    for (const text of paragraphs) this.words(text, { size: 10.5, colour: INK, after: 6 });
  }

  paragraph(text: string): void {
    this.words(text, { size: 10.5, colour: GREY, after: 8 });
  }

  /** Figures side by side: a large value with its label below. */
  figures(items: readonly { value: string; label: string }[]): void {
    this.ensure(64);
    const width = INNER / items.length;
    for (const [index, { value, label }] of items.entries()) {
      const x = EDGE + index * width;
      this.pdf.fontSize(20).fillColor(brand.colours.accent).text(value, x, this.y, { width, lineBreak: false });
      this.pdf
        .fontSize(9.5)
        .fillColor(GREY)
        .text(label, x, this.y + 30, { width: width - 8 });
    }
    this.y += 64;
  }

  /** A row of a list: label on the left, value on the right. */
  row(left: string, right: string): void {
    const width = INNER * 0.66;
    const height = this.pdf.fontSize(10.5).heightOfString(left, { width });
    this.ensure(height + 14);
    this.pdf.fillColor(INK).text(left, EDGE, this.y + 6, { width });
    this.pdf.fillColor(GREY).text(right, EDGE + width, this.y + 6, { width: INNER - width, align: 'right' });
    this.y += height + 14;
    this.line();
  }

  /** Two boxes side by side, kept on one page: each has a caption and lines. */
  boxes(boxes: readonly [PaperBox, PaperBox]): void {
    const width = (INNER - BOX_GAP) / 2;
    const options = { width: width - 2 * BOX_EDGE, lineGap: 4 };
    this.pdf.fontSize(10.5);
    const heightOf = ({ lines }: PaperBox) => this.pdf.heightOfString(lines.join('\n'), options);
    const height = Math.max(...boxes.map(heightOf)) + 2 * BOX_EDGE + 22;
    this.ensure(height);
    for (const [index, { caption, lines }] of boxes.entries()) {
      const x = EDGE + index * (width + BOX_GAP);
      this.pdf.roundedRect(x, this.y, width, height, 6).lineWidth(0.8).strokeColor(LINE).stroke();
      this.pdf
        .fontSize(9.5)
        .fillColor(GREY)
        .text(caption, x + BOX_EDGE, this.y + BOX_EDGE);
      this.pdf
        .fontSize(10.5)
        .fillColor(INK)
        .text(lines.join('\n'), x + BOX_EDGE, this.y + BOX_EDGE + 22, options);
    }
    this.y += height + 16;
  }

  /** A signature by hand: lines of points in thousandths of a field that is twice as wide as high. */
  signature(caption: string, strokes: readonly (readonly number[])[]): void {
    const [width, height] = [200, 100];
    this.ensure(height + 28);
    this.pdf.fontSize(9.5).fillColor(GREY).text(caption, EDGE, this.y);
    this.y += 16;
    this.pdf.roundedRect(EDGE, this.y, width, height, 6).lineWidth(0.8).strokeColor(LINE).stroke();
    this.pdf.lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(INK);
    for (const [x = 0, y = 0, ...rest] of strokes) {
      const at = (px: number, py: number): [number, number] => [
        EDGE + (px / 1000) * width,
        this.y + (py / 1000) * height,
      ];
      this.pdf.moveTo(...at(x, y));
      for (let i = 0; i + 1 < rest.length; i += 2) this.pdf.lineTo(...at(rest[i] ?? 0, rest[i + 1] ?? 0));
      this.pdf.stroke();
    }
    this.y += height + 12;
  }

  private line(): void {
    this.pdf
      .moveTo(EDGE, this.y)
      .lineTo(EDGE + INNER, this.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  }

  private words(text: string, { size, colour, after }: { size: number; colour: string; after: number }): void {
    const options = { width: INNER, lineGap: size * 0.3 };
    const height = this.pdf.fontSize(size).heightOfString(text, options);
    this.ensure(height);
    this.pdf.fillColor(colour).text(text, EDGE, this.y, options);
    this.y += height + after;
  }

  /** Writes page numbers and the brand's line at the foot of every page. @returns the PDF file */
  async finish(): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      const y = HEIGHT - EDGE;
      this.pdf.fontSize(8.5).fillColor(GREY);
      this.pdf.text(`${brand.name} ${brand.latinName}　${brand.phone}`, EDGE, y, { lineBreak: false });
      this.pdf.text(`${page + 1} / ${count}`, EDGE, y, { width: INNER, align: 'right', lineBreak: false });
    }
    const ended = new Promise<void>((resolve) => this.pdf.on('end', resolve));
    this.pdf.end();
    await ended;
    return Buffer.concat(this.chunks);
  }
}
