import { fillBrand } from '@voltfront/brand';
import type { Ctx } from '../../../kernel/context';
import { addStaffAccount } from '../../account';
import { keepSecret, noteTry } from '../factor.repository';
import { sealSecret } from '../factor-vault';
import { demoStaff } from './staff';

/** Adds the staff that are missing, and a confirmed second factor for each. */
export async function seedStaff(ctx: Ctx): Promise<void> {
  const createdAt = ctx.now();
  for (const { accountId, secret, note: _, organName, ...person } of demoStaff) {
    await addStaffAccount(ctx.db, { id: accountId, organName: fillBrand(organName), ...person, createdAt });
    const sealedSecret = sealSecret(ctx.app.config.dataSecret, accountId, secret);
    const isNew = await keepSecret(ctx.db, { accountId, sealedSecret, createdAt });
    if (isNew) await noteTry(ctx.db, accountId, { confirmedAt: createdAt });
  }
}
