import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { serveReplies } from '@/testing/server';
import { someCar } from '../testing/some-car';
import { type Instruction, InstructionScreen } from './instruction-screen';

const instruction: Instruction = {
  car: someCar,
  version: '1',
  statements: [
    { statementId: 's1', title: '里程', text: '本车表显里程 12 公里' },
    { statementId: 's2', title: '配置固定', text: '配置不可更改' },
  ],
  confirmedAt: null,
  otherHold: null,
  hasConvertibleOrder: false,
};

let reachEnd: () => void = () => undefined;

class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    reachEnd = () => this.tell([{ isIntersecting: true }]);
  }
  disconnect() {
    reachEnd = () => undefined;
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => vi.unstubAllGlobals());

const show = (more: Partial<Instruction> = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <InstructionScreen instruction={{ ...instruction, ...more }} onStale={vi.fn()} />
    </QueryClientProvider>,
  );

const confirmButton = () => screen.getByRole('button', { name: '确认，为我保留 30 分钟' });
const box = (title: string) => screen.getByRole('checkbox', { name: `确认：${title}` });

test('nothing can be ticked or confirmed before the end was read', () => {
  show();
  expect((confirmButton() as HTMLButtonElement).disabled).toBe(true);
  expect((box('里程') as HTMLButtonElement).disabled).toBe(true);
  act(() => reachEnd());
  expect((box('里程') as HTMLButtonElement).disabled).toBe(false);
});

test('every statement has to be ticked; then the confirmation is sent once with all of them', async () => {
  const held = { stockCarId: 'car1', heldUntil: Date.now() + 60_000, orderNo: null };
  const seen = serveReplies({ data: { hold: held, confirmedAt: 1, next: 'confirm' } });
  const sent = () => seen.filter(({ url }) => url.includes('/stock/confirm'));
  show();
  act(() => reachEnd());
  fireEvent.click(box('里程'));
  fireEvent.click(confirmButton());
  expect(sent()).toEqual([]);
  fireEvent.click(box('配置固定'));
  fireEvent.click(confirmButton());
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()[0]?.body).toMatchObject({ stockCarId: 'car1', version: '1', statementIds: ['s1', 's2'] });
});

test('a car confirmed before leads on, with its time left, and can be given up', () => {
  const hold = { stockCarId: 'car1', heldUntil: Date.now() + 60_000, orderNo: null };
  show({ confirmedAt: 1, car: { ...someCar, state: 'heldByMe', hold } });
  expect(screen.getByRole('button', { name: '继续下单' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '放弃保留' })).toBeTruthy();
  expect(screen.getByRole('timer')).toBeTruthy();
  expect(box('里程').getAttribute('aria-checked')).toBe('true');
});

test('who holds another car is told what confirming this one means', () => {
  show({ otherHold: { stockCarId: 'car2', heldUntil: 1, orderNo: null, carName: '另一台' } });
  expect(screen.getByText(/您正在保留 另一台/)).toBeTruthy();
});
