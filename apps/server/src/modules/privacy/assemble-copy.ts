import { brand } from '@voltfront/brand';
import { collectedItems, privacyListVersion } from '@voltfront/brand/privacy';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { exportOwnData, type PersonalSection } from '../../kernel/personal-data/own-data';
import { findMobile } from '../account';
import { seal } from '../order';
import { type CopyKey, fillCopy } from './copy.repository';

/** A copy can be downloaded for this long (ms). */
const COPY_KEEP_MS = 7 * DAY_MS;

/** Content of the downloaded file. */
export interface CopyFile {
  title: string;
  company: string;
  /** Epoch milliseconds. */
  madeAt: number;
  listVersion: string;
  /** The collection list's entry for each item. */
  items: { name: string; purpose: string; occasion: string; retention: string }[];
  sections: PersonalSection[];
}

/** All data that the modules store about a person. */
export async function collectCopy(ctx: Ctx, accountId: string): Promise<CopyFile> {
  return {
    title: `${brand.name}个人信息副本`,
    company: brand.company,
    madeAt: ctx.now(),
    listVersion: privacyListVersion,
    items: collectedItems.map(({ name, purpose, occasion, retention }) => ({ name, purpose, occasion, retention })),
    sections: await exportOwnData(ctx, accountId),
  };
}

/**
 * Assembles a copy, stores it encrypted, and notifies its person by text message. May run twice:
 * the first file stays.
 */
export async function assembleCopy(ctx: Ctx, key: CopyKey): Promise<void> {
  const content = JSON.stringify(await collectCopy(ctx, key.accountId));
  const now = ctx.now();
  const isFirst = await fillCopy(ctx.db, key, {
    sealedContent: seal(ctx.app.config.dataSecret, content),
    bytes: Buffer.byteLength(content),
    readyAt: now,
    expiresAt: now + COPY_KEEP_MS,
  });
  if (isFirst) await tell(ctx, key.accountId);
}

/** A message that fails is only logged: the copy is also shown on the screen. */
async function tell(ctx: Ctx, accountId: string): Promise<void> {
  const mobile = await findMobile(ctx.db, accountId);
  if (!mobile) return;
  await ctx.app.sms.notify?.({ mobile, scene: 'dataCopy' }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'message about a copy not sent');
  });
}
