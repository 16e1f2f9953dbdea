import type { SignedClient } from './signed-client';

interface VersionConfig {
  products: { productCode: string; isDefaultSelected: boolean }[];
}

interface Draft {
  draftId: string;
  quote: { totalFen: number };
  dueFen: number;
  agreements: { agreementId: string; version: string }[];
}

interface Wanted {
  modelId: string;
  versionId: string;
  /** A deposit by default. */
  kind?: 'deposit' | 'intention';
  /** Store in Shanghai where the car is picked up; the city's own choice by default. */
  storeId?: string;
}

/**
 * Creates an unpaid order through the API, for journeys that start at the cashier. Returns its
 * number.
 */
export async function orderByApi(
  client: SignedClient,
  mobile: string,
  { kind = 'deposit', ...version }: Wanted = { modelId: 'YL01', versionId: 'YL01-pro' },
): Promise<string> {
  const { products } = await client.must<VersionConfig>('GET /api/mporder/v1/vehicle/config', {
    query: { versionId: version.versionId },
  });
  const productCodes = products.filter((each) => each.isDefaultSelected).map((each) => each.productCode);
  const buyer = { kind: 'personal', name: '林夏', idNumber: '11010519491231002X', mobile };
  const draft = await client.must<Draft>('POST /api/mporder/v1/order/draft', {
    body: { ...version, productCodes, kind, subsidy: 'personal', cityCode: '310100', buyer },
  });
  const { draftId, quote, dueFen } = draft;
  for (const { agreementId, version } of draft.agreements)
    await client.must('POST /api/mporder/v1/special/sign/agreement', { body: { agreementId, version, draftId } });
  const { orderNo } = await client.must<{ orderNo: string }>('POST /api/mporder/v1/order/confirm', {
    body: { draftId, totalFen: quote.totalFen, dueFen },
  });
  return orderNo;
}

interface Signable {
  agreements: { agreementId: string; version: string; state: string }[];
}

/** Signs what is left to sign, as the page of agreements does. */
export async function signAll(client: SignedClient, orderNo: string): Promise<void> {
  const { agreements } = await client.must<Signable>('GET /api/mporder/v1/order/detail', { query: { orderNo } });
  for (const { agreementId, version, state } of agreements)
    if (state !== 'signed')
      await client.must('POST /api/mporder/v1/special/sign/agreement', { body: { agreementId, version, orderNo } });
}
