import { idCardCheckCharacter } from '@voltfront/rules/validation/id-card';
import type { TestPerson } from '../../testing';
import { HandoverShop } from '../insurance/handover.fixture';
import { type DriveShop, STORE } from './test-drive.fixture';
import { selectDriveByNo } from './test-drive.repository';

const STEP = 'POST /api/mpmkt/v1/staff/testDrive/step';
const first17 = '11010519900101002';
const MINUTE_MS = 60_000;

/** The desk of a store whose consultant drives along. */
export class DriveDesk {
  private constructor(
    private readonly shop: DriveShop,
    readonly consultant: TestPerson,
  ) {}

  static async open(shop: DriveShop): Promise<DriveDesk> {
    return new DriveDesk(shop, await new HandoverShop(shop.shop).consultant(STORE));
  }

  private step(body: object) {
    return this.shop.server.ask(STEP, { token: this.consultant.token, body: body as never });
  }

  /** Takes a booked drive from its confirmation to its end; its clock goes to the drive's time. */
  async drive(driveNo: string, distanceKm = 18.6): Promise<void> {
    const { server } = this.shop;
    const row = await selectDriveByNo(server.database.db, driveNo);
    if (!row) throw new RangeError(`no drive ${driveNo}`);
    const { startsAt, arrivalCode: code, driveId, userId } = row;
    const { plates } = await this.step({ step: 'confirm', driveNo });
    server.clock.set((startsAt ?? 0) - 10 * MINUTE_MS);
    await this.step({ step: 'arrive', driveNo, code, plate: plates[0] ?? '' });
    const licence = `${first17}${idCardCheckCharacter(first17)}`;
    await server.database.executeSql(
      `insert into test_drive_letters (drive_id, user_id, letter_no, driver_name, licence, masked_licence, licensed_on, version, strokes, signed_at)
       values ('${driveId}', '${userId}', 'L${driveNo}', 'x', '${licence}', '1***2', '2015-06-01', '2026-11', '[]', now())`,
    );
    await this.step({ step: 'start', driveNo });
    server.clock.advance(42 * MINUTE_MS);
    await this.step({ step: 'finish', driveNo, distanceKm });
  }
}
