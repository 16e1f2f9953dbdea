import type { InputOf, ReplyOf } from '@/api';

/** An address of the book, the phone masked. */
export type Address = ReplyOf<'GET /api/mpaccount/v1/addresses'>['items'][number];

/** An address with its phone in full. */
export type WholeAddress = ReplyOf<'GET /api/mpaccount/v1/addresses/detail'>;

export type AddressInput = InputOf<'POST /api/mpaccount/v1/addresses'>;
