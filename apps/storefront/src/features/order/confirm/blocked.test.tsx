import { render, screen } from '@testing-library/react';
import { errorCatalogue } from '@voltfront/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '@/api';
import { Blocked, isBlocking } from './blocked';

const configuration = { modelId: 'M1', versionId: 'M1-pro', productCodes: [] };
const refusal = ({ code, text }: { code: string; text: string }) => new ApiError('refused', text, code);

const show = (error: ApiError) => render(<Blocked refusal={error} configuration={configuration} stockCarId="car1" />);

test('a hold that ran out offers to confirm the car again', () => {
  const error = refusal(errorCatalogue.HOLD_MISSING);
  expect(isBlocking(error)).toBe(true);
  show(error);
  expect(screen.getByRole('button', { name: '重新确认车辆' })).toBeTruthy();
});

test.each(['CAR_TAKEN', 'CAR_SOLD', 'CAR_WITHDRAWN'] as const)('a car refused with %s leads to others', (name) => {
  const error = refusal(errorCatalogue[name]);
  expect(isBlocking(error)).toBe(true);
  show(error);
  expect(screen.getByText(errorCatalogue[name].text)).toBeTruthy();
  expect(screen.getByRole('button', { name: '查看其他现车' })).toBeTruthy();
});
