import type { Ctx } from '../../../kernel/context';
import { signAddress } from '../../../kernel/signed-address';
import type { CopyKey } from '../agreement.repository';

/** Path of signed copies: `/files/agreements/{account}/{copy number}.pdf`. */
export const COPIES_PATH = '/files/agreements/';

export const copyPath = ({ userId, copyNo }: CopyKey): string => `${COPIES_PATH}${userId}/${copyNo}.pdf`;

/** The signed URL of a copy, for its owner; it expires after 10 to 15 minutes. */
export const copyAddress = (ctx: Ctx, key: CopyKey): string => signAddress(ctx.app, copyPath(key));
