import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignedClient } from './signed-client';

interface DemoStaff {
  people: { mobile: string; code: string }[];
}

/** The console's API in the name of a member of the demo staff, with the second factor passed. Each of them once in 30 seconds. */
export async function staffClient(origin: string, mobile: string, now?: () => number): Promise<SignedClient> {
  const client = new SignedClient(origin, 'CONSOLE', now);
  await client.must('GET /api/mpaccount/v1/staff/pub/code', { query: { mobile } });
  const sms = await client.lastCode(mobile);
  const login = { body: { mobile, code: sms } };
  client.token = (await client.must<{ token: string }>('POST /api/mpaccount/v1/staff/pub/login', login)).token;
  const { people } = await client.must<DemoStaff>('GET /api/mpaccount/v1/staff/pub/demo');
  const code = people.find((person) => person.mobile === mobile)?.code ?? '';
  await client.must('POST /api/mpaccount/v1/staff/factor/pass', { body: { code } });
  return client;
}

/** Any picture will do for the photo of a car. */
export const PHOTO = join(import.meta.dirname, '../visual/baseline/components-1-390-light.webp');

interface Template {
  groups: { items: { itemKey: string }[] }[];
  angles: string[];
}

/** Writes the report of a car at the store: all items passed, one photo. */
export async function writeReport(consultant: SignedClient, orderNo: string): Promise<void> {
  const form = new FormData();
  form.append('files', new Blob([readFileSync(PHOTO)], { type: 'image/webp' }), 'car.webp');
  const [picture] = await consultant.must<string[]>('POST /api/mporder/v1/staff/handovers/photos', { body: form });
  const { groups, angles } = await consultant.must<Template>('GET /api/mporder/v1/staff/handovers/template');
  const items = groups.flatMap(({ items: all }) => all.map(({ itemKey }) => ({ itemKey, isPassed: true, remark: '' })));
  const facts = { inspectorName: '周工', mileageKm: 12, batteryPercent: 80 };
  const body = { orderNo, ...facts, photos: [{ angle: angles[0], picture }], items };
  await consultant.must('POST /api/mporder/v1/staff/handovers/inspection/write', { body });
}
