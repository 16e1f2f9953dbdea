import type { Ctx } from '../../../kernel/context';
import { signAddress } from '../../../kernel/signed-address';

/** Path of invoices: `/files/invoices/{account}/{number}.pdf`. */
export const PAPERS_PATH = '/files/invoices/';

interface PaperKey {
  userId: string;
  invoiceNo: string;
}

export const paperPath = ({ userId, invoiceNo }: PaperKey): string => `${PAPERS_PATH}${userId}/${invoiceNo}.pdf`;

/** The signed URL of an invoice; it expires after 10 to 15 minutes. */
export const paperAddress = (ctx: Ctx, key: PaperKey): string => signAddress(ctx.app, paperPath(key));
