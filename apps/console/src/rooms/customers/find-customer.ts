import { queryOptions } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import { call } from '../../api/call';

const FIND = 'POST /api/mpaccount/v1/staff/customers/find';
export type Customer = ReplyOf<typeof FIND>;

/** Looks somebody up, which the audit trail keeps. */
export const findCustomer = (body: BodyInputOf<typeof FIND>): Promise<Customer> => call(FIND, { body });

/** A customer by their id; one look at a page is one line in the audit trail. */
export const customerQuery = (accountId: string, language: string) =>
  queryOptions({
    queryKey: [FIND, accountId, language],
    queryFn: () => findCustomer({ by: 'accountId', value: accountId }),
    staleTime: 5 * MINUTE_MS,
  });
