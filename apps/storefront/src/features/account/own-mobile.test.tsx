import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { BlindBookingData, TradeInDetailData } from '@voltfront/contract';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { SignCodeSheet } from '@/features/agreement/sign-code-sheet';
import { BuyerSection } from '@/features/order/confirm/buyer-section';
import { useConfirmForm } from '@/features/order/confirm/use-confirm-form';
import { AppointSheet } from '@/features/trade-in/appoint-sheet';
import { BlindConfirmScreen } from '@/features/vehicle/blind/blind-confirm-screen';
import { login, logout } from '@/session';
import { someUser } from '@/testing/people';
import { useOwnMobile } from './use-own-mobile';

const OWN = '13800000000';
const OWN_PATH = '/user/mobile';
const noop = () => undefined;
let asked: string[] = [];

/** The server knows the phone; everything else is empty. */
beforeEach(() => {
  asked = [];
  queryClient.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const data = url.includes(OWN_PATH) ? { mobile: OWN } : url.includes('selectDeliverCity') ? [] : null;
    return new Response(JSON.stringify({ code: '000000', data, message: '' }));
  });
  login('token', someUser);
});
afterEach(() => {
  logout();
  vi.unstubAllGlobals();
});

const show = (element: React.ReactElement) =>
  render(<QueryClientProvider client={queryClient}>{element}</QueryClientProvider>);
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /手机号/ });
const isFilled = () => waitFor(() => expect(phone().value).toBe(OWN));

function BuyerForm() {
  const form = useConfirmForm({
    configuration: { modelId: 'M1', versionId: 'M1-pro', productCodes: [] },
    kept: null,
    from: null,
    stockCarId: undefined,
    params: {},
  });
  return <BuyerSection form={form} kept={null} />;
}
const request = { requestId: 'r1', inspection: null, car: { plateCityCode: null } } as unknown as TradeInDetailData;
const inspection = { kind: 'store', startsAt: 0, contactName: '林夏', contactMobile: '13911112222', address: null };
const booking = { modelName: 'M1', cutout: '/a.webp', launchAt: 0, bookingCount: 1, depositFen: 1, benefits: [] };
const appoint = (of: TradeInDetailData, isOpen = true) => (
  <AppointSheet request={of} isOpen={isOpen} onClose={noop} actions={{} as never} />
);

const forms = {
  'of the buyer': <BuyerForm />,
  'of a blind booking': (
    <BlindConfirmScreen booking={booking as unknown as BlindBookingData} agreements={[]} reload={noop} />
  ),
  'of an inspection': appoint(request),
  'before a signature': (
    <SignCodeSheet isOpen isSigning={false} error={null} onClose={noop} onChange={noop} onCode={noop} />
  ),
};

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  'the form %s has the own phone, and keeps another',
  async (name) => {
    show(forms[name]);
    await isFilled();
    fireEvent.input(phone(), { target: { value: '13711112222' } });
    expect(phone().value).toBe('13711112222');
    fireEvent.input(phone(), { target: { value: '' } });
    await queryClient.refetchQueries();
    expect(phone().value).toBe('');
  },
);

test('a booking made with another phone keeps it, and a closed sheet asks for nothing', async () => {
  show(appoint({ ...request, inspection } as unknown as TradeInDetailData));
  await waitFor(() => expect(asked.some((url) => url.includes(OWN_PATH))).toBe(true));
  expect(phone().value).toBe('13911112222');
  asked = [];
  show(appoint(request, false));
  expect(asked.filter((url) => url.includes(OWN_PATH))).toEqual([]);
});

function Field() {
  const [mobile, setMobile] = useState('');
  useOwnMobile(mobile, setMobile);
  return <input aria-label="手机号" value={mobile} onChange={(event) => setMobile(event.target.value)} />;
}

test('what is typed and cleared before the answer stays cleared', async () => {
  show(<Field />);
  fireEvent.input(phone(), { target: { value: '1' } });
  fireEvent.input(phone(), { target: { value: '' } });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(phone().value).toBe('');
});

test('a visitor is not asked about, and the number is forgotten with the form', async () => {
  const form = show(<Field />);
  await isFilled();
  form.unmount();
  await waitFor(() =>
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain(OWN),
  );
  logout();
  asked = [];
  show(<Field />);
  expect(asked).toEqual([]);
});
