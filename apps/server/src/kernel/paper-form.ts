import { brand } from '@voltfront/brand';
import PDFDocument from 'pdfkit';
import { paperFont } from './paper';

/** A5 on its side, in points. */
const [WIDTH, HEIGHT] = [595, 420];
const EDGE = 30;
const INNER = WIDTH - 2 * EDGE;
const ROW = 26;
const LABEL = 66;
const PARTS = 4;
const INK = '#262626';
const FORM = '#8a4b2f';

/** A cell of a row: label, value, and how many quarters of the width it takes. */
export type FormCell = readonly [label: string, value: string, quarters: number];

/** One page with a printed form: rows of labelled boxes, such as an invoice. */
export class PaperForm {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private y = EDGE;

  /** `madeAt` (epoch ms) is written as the creation date, so that the same content gives the same file. */
  constructor(title: string, madeAt: number) {
    const info = { Title: title, Author: brand.company, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) };
    this.pdf = new PDFDocument({ size: [WIDTH, HEIGHT], margin: 0, info, lang: 'zh-CN' });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.pdf.registerFont('text', paperFont());
    this.pdf.font('text');
  }

  /** The title in the middle with a line below it, facts on the right. */
  head(title: string, copy: string, facts: readonly (readonly [string, string])[]): void {
    const wide = { width: INNER, align: 'center' as const, lineBreak: false };
    this.pdf.fontSize(17).fillColor(FORM).text(title, EDGE, this.y, wide);
    this.pdf.fontSize(9).text(copy, EDGE, this.y + 25, wide);
    for (const [index, [label, value]] of facts.entries()) {
      const y = this.y + 4 + index * 16;
      this.pdf
        .fontSize(8.5)
        .fillColor(FORM)
        .text(`${label}：`, WIDTH - EDGE - 160, y, { lineBreak: false });
      this.pdf.fillColor(INK).text(value, WIDTH - EDGE - 108, y, { lineBreak: false });
    }
    this.y += 46;
  }

  /** A row of boxes across the page. Long values are written smaller. */
  row(...cells: FormCell[]): void {
    let x = EDGE;
    for (const [label, value, quarters] of cells) {
      const width = (INNER * quarters) / PARTS;
      this.pdf.rect(x, this.y, width, ROW).lineWidth(0.6).strokeColor(FORM).stroke();
      this.pdf
        .fontSize(8.5)
        .fillColor(FORM)
        .text(label, x + 6, this.y + 7, { width: LABEL, lineBreak: false });
      this.value(value, x + LABEL, width - LABEL - 6);
      x += width;
    }
    this.y += ROW;
  }

  private value(text: string, x: number, width: number): void {
    let size = 10;
    while (size > 5 && this.pdf.fontSize(size).widthOfString(text) > width) size -= 0.5;
    this.pdf
      .fontSize(size)
      .fillColor(INK)
      .text(text, x, this.y + (ROW - size * 1.4) / 2, { lineBreak: false });
  }

  foot(text: string): void {
    this.pdf
      .fontSize(8)
      .fillColor(FORM)
      .text(text, EDGE, this.y + 10, { width: INNER, lineBreak: false });
  }

  /** @returns the PDF file */
  async finish(): Promise<Buffer> {
    const ended = new Promise<void>((resolve) => this.pdf.on('end', resolve));
    this.pdf.end();
    await ended;
    return Buffer.concat(this.chunks);
  }
}
