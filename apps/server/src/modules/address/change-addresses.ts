import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { ADDRESS_LIMIT } from '@voltfront/rules/address/address-limits';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { presentAddress } from './address.presenter';
import {
  type AddressRow,
  clearDefault,
  countAddresses,
  deleteAddress,
  insertAddress,
  lockBook,
  selectAddress,
  selectAddresses,
  updateAddress,
} from './address.repository';
import { addressTexts } from './address.texts';
import { areaOf } from './areas';

type Input = BodyOf<'POST /api/mpaccount/v1/addresses'>;
type Reply = ReplyOf<'POST /api/mpaccount/v1/addresses'>;
interface Key {
  addressId: string;
}

/** The columns that a person fills in. */
function filledIn({ receiver, mobile, cityCode, districtCode, street, label }: Input) {
  const { province, city, district } = areaOf(cityCode, districtCode);
  const names = { provinceName: province.name, cityName: city.name, districtName: district?.name ?? '' };
  return { receiver, mobile, cityCode, districtCode, street, label, ...names };
}

/** The caller's address, with the book locked; needs a transaction. @throws NOT_FOUND also for somebody else's */
async function lockOwn(ctx: ActorCtx, { addressId }: Key): Promise<AddressRow> {
  const { accountId } = ctx.actor;
  await lockBook(ctx.db, accountId, ctx.now());
  const row = await selectAddress(ctx.db, accountId, addressId);
  if (!row) throw refuse('NOT_FOUND', { message: addressTexts.missing });
  return row;
}

/**
 * Adds an address; needs a transaction. The first one is the default.
 * @throws ADDRESS_LIMIT when there are 20, also for callers at once; BAD_INPUT for an unknown area
 */
export async function addAddress(ctx: ActorCtx, input: Input): Promise<Reply> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const columns = filledIn(input);
  await lockBook(ctx.db, accountId, now);
  const before = await countAddresses(ctx.db, accountId);
  if (before >= ADDRESS_LIMIT) throw refuse('ADDRESS_LIMIT');
  const isDefault = input.isDefault || before === 0;
  if (isDefault) await clearDefault(ctx.db, accountId);
  const row = { accountId, addressId: newId(now), ...columns, isDefault, createdAt: now, updatedAt: now };
  await insertAddress(ctx.db, row);
  return presentAddress(row);
}

/**
 * Changes an address; needs a transaction. The default stays it, also when `isDefault` is not asked for: one has to be.
 * @throws NOT_FOUND also for somebody else's; BAD_INPUT for an unknown area
 */
export async function changeAddress(ctx: ActorCtx, input: Input & Key): Promise<Reply> {
  const columns = filledIn(input);
  const row = await lockOwn(ctx, input);
  const isDefault = input.isDefault || row.isDefault;
  if (isDefault && !row.isDefault) await clearDefault(ctx.db, row.accountId);
  const changes = { ...columns, isDefault, updatedAt: ctx.now() };
  await updateAddress(ctx.db, row, changes);
  return presentAddress({ ...row, ...changes });
}

/** Makes an address the default; needs a transaction. @throws NOT_FOUND also for somebody else's */
export async function chooseDefault(ctx: ActorCtx, key: Key): Promise<{ ok: true }> {
  const row = await lockOwn(ctx, key);
  if (row.isDefault) return { ok: true };
  await clearDefault(ctx.db, row.accountId);
  await updateAddress(ctx.db, row, { isDefault: true });
  return { ok: true };
}

/** Deletes an address; needs a transaction. After the default one the newest is it. @throws NOT_FOUND also for somebody else's */
export async function removeAddress(ctx: ActorCtx, key: Key): Promise<{ ok: true }> {
  const { accountId, addressId, isDefault } = await lockOwn(ctx, key);
  await deleteAddress(ctx.db, accountId, addressId);
  if (!isDefault) return { ok: true };
  const [newest] = await selectAddresses(ctx.db, accountId);
  if (newest) await updateAddress(ctx.db, newest, { isDefault: true });
  return { ok: true };
}
