import { MINUTE_MS } from '@voltfront/rules/time';
import { idCardCheckCharacter } from '@voltfront/rules/validation/id-card';
import type { RealServer } from './real-server';
import type { SignedClient } from './signed-client';
import { staffClient } from './staff-client';

const CONSULTANT = '13800000013';
const PLACE = 'sh-jingan_YLX';
const FIRST_17 = '11010519900101002';

interface Drive {
  driveNo: string;
  arrivalCode: string | null;
  startsAt: number | null;
}

/** A customer books a test drive and drives, up to its end; the server's clock goes with it. */
export async function driveOnce(server: RealServer, customer: SignedClient): Promise<void> {
  const slots = await customer.must<{ startsAt: number; left: number }[]>('GET /api/mpmkt/v1/testDrive/slots', {
    query: { placeId: PLACE, code: 'standard' },
  });
  const slot = slots.findLast(({ left }) => left > 0)?.startsAt;
  const answers = { name: '林夏', city: '310100', model: 'YLX', store: PLACE, slot, consent: '2026-11' };
  const drive = await customer.must<Drive>('POST /api/mpmkt/v1/testDrive/submit', {
    body: { code: 'standard', version: 1, answers },
  });
  await server.advance((drive.startsAt ?? 0) - 10 * MINUTE_MS - server.now());
  const staff = await staffClient(server.origin, CONSULTANT, () => server.now());
  const step = (body: object) =>
    staff.must<{ plates: string[] }>('POST /api/mpmkt/v1/staff/testDrive/step', {
      body: { driveNo: drive.driveNo, ...body },
    });
  const { plates } = await step({ step: 'confirm' });
  await step({ step: 'arrive', code: drive.arrivalCode, plate: plates[0] });
  const licence = `${FIRST_17}${idCardCheckCharacter(FIRST_17)}`;
  const strokes = [[100, 500, 300, 300, 600, 600, 900, 300]];
  const letter = { version: '2026-11', name: '林夏', licence, licensedOn: '2015-06-01', statements: 3, strokes };
  await customer.must('POST /api/mpmkt/v1/testDrive/letter/sign', { body: { driveNo: drive.driveNo, ...letter } });
  await step({ step: 'start' });
  await server.advance(25 * MINUTE_MS);
  await step({ step: 'finish', distanceKm: 18.6 });
}
