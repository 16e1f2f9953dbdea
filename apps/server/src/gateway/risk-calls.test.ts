import { type EndpointKey, endpointOf, endpoints, riskCalls } from '@voltfront/contract';
import { expect, it } from 'vitest';

it('the list that the storefront reads is the rows of the contract that want a risk token', () => {
  const rows = (Object.keys(endpoints) as EndpointKey[]).filter((key) => endpointOf(key).risk);
  expect([...riskCalls].sort()).toEqual(rows.sort());
});
