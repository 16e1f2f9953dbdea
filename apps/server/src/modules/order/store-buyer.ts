import type { BuyerData } from '@voltfront/contract';
import { isCreditCode } from '@voltfront/rules/validation/credit-code';
import { isIdCard } from '@voltfront/rules/validation/id-card';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { mask, seal } from './buyer-vault';
import { orderTexts } from './order.texts';
import type { StoredBuyer } from './order.types';

const badField = (field: string, message: string) =>
  refuse('BAD_INPUT', { message, data: { fields: [`body.buyer.${field}`] } });

/**
 * Validates a buyer and converts it for storage: numbers encrypted and masked.
 * @throws BAD_INPUT when the checksum of the ID number or credit code is wrong
 */
export function toStoredBuyer(ctx: Ctx, buyer: BuyerData): StoredBuyer {
  const number = buyer.kind === 'personal' ? buyer.idNumber.toUpperCase() : buyer.creditCode;
  if (buyer.kind === 'personal' && !isIdCard(number)) throw badField('idNumber', orderTexts.badIdNumber);
  if (buyer.kind === 'enterprise' && !isCreditCode(number)) throw badField('creditCode', orderTexts.badCreditCode);
  const secret = ctx.app.config.dataSecret;
  return {
    kind: buyer.kind,
    name: buyer.name,
    sealedNumber: seal(secret, number),
    maskedNumber: buyer.kind === 'personal' ? mask(number, 6, 4) : mask(number, 4, 4),
    sealedMobile: seal(secret, buyer.mobile),
    maskedMobile: mask(buyer.mobile, 3, 4),
  };
}

/**
 * The person of a blind order: name and phone; the ID number is entered when the order is
 * converted.
 */
export function toBlindBuyer(ctx: Ctx, { name, mobile }: { name: string; mobile: string }): StoredBuyer {
  const secret = ctx.app.config.dataSecret;
  return {
    kind: 'personal',
    name,
    sealedNumber: seal(secret, ''),
    maskedNumber: '',
    sealedMobile: seal(secret, mobile),
    maskedMobile: mask(mobile, 3, 4),
  };
}

/**
 * Whether a buyer has the number that an agreement requires; the person of a blind order has none.
 */
export const hasNumber = (buyer: StoredBuyer | null | undefined): buyer is StoredBuyer =>
  Boolean(buyer && buyer.maskedNumber !== '');

/** A buyer in the response format. */
export function presentBuyer({ kind, name, maskedNumber, maskedMobile }: StoredBuyer) {
  return { kind, name, maskedNumber, maskedMobile };
}
