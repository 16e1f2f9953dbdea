import type { Phone } from './phone';
import type { SignedClient } from './signed-client';

/** What the tests read of a plan. */
export interface Plan {
  car: { priceFen: number };
  figures: {
    priceFen: number;
    downPaymentFen: number;
    firstPaymentFen: number;
    loanFen: number;
    monthlyFen: number;
    finalPaymentFen: number;
    totalInterestFen: number;
    totalRepaymentFen: number;
    driveAwayFen: number;
    totalCostFen: number;
  };
  rows: { month: number; kind: string; paymentFen: number; principalFen: number; balanceFen: number }[];
}

interface Subject {
  kind: 'configuration' | 'order';
  configuration?: { modelId: string; versionId: string; productCodes: string[] };
  orderNo?: string;
}

/** The car of a configuration link. */
export function subjectOf(link: string): Subject {
  const [modelId = '', versionId = '', ...productCodes] = link.split('.');
  return { kind: 'configuration', configuration: { modelId, versionId, productCodes } };
}

/** The choice that the address of the phone carries. */
function choiceOf(phone: Phone): Record<string, unknown> {
  const method = phone.param('method');
  if (phone.param('tab') === 'cash') return { method: 'cash' };
  const choice = {
    method,
    productId: phone.param('productId'),
    months: Number(phone.param('months')),
    downPercent: Number(phone.param('down')),
  };
  return method === 'balloon' ? { ...choice, balloonPercent: Number(phone.param('balloon')) } : choice;
}

const DETAIL = '/finance/detail';

/** The server's figures for what stands in the address of the phone, which must have asked for some already. */
export async function planOf(client: SignedClient, phone: Phone, subject: Subject, cityCode: string): Promise<Plan> {
  const asked = phone.requests.map((request) => new URL(request.url()).pathname).find((path) => path.endsWith(DETAIL));
  return client.must<Plan>(`POST ${asked}`, { body: { subject, cityCode, choice: choiceOf(phone) } });
}
