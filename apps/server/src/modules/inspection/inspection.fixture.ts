import sharp from 'sharp';
import type { TestPerson } from '../../testing';
import { DeliveryShop } from '../logistics/logistics.fixture';
import { createShop } from '../order/order.fixture';
import { STAFF_UPLOAD, sendPictures } from '../upload/upload.fixture';
import { itemKeys } from './template';

const SHOW = 'GET /api/mporder/v1/order/inspection' as const;
const WRITE = 'POST /api/mporder/v1/staff/handovers/inspection/write' as const;

/** A shop whose arrived cars are inspected. */
export class InspectionShop extends DeliveryShop {
  /** Addresses of pictures that somebody uploaded. */
  async pictures(person: TestPerson, count: number): Promise<string[]> {
    return (await sendPictures(this.server, person.token, await this.files(count))).data;
  }

  /** The answer to a consultant who uploads photos at the console. */
  async photos(staff: TestPerson, count: number) {
    const token = (await this.server.consoles.tokenFor(staff.token)) ?? staff.token;
    const at = { key: STAFF_UPLOAD, platform: 'CONSOLE' } as const;
    return sendPictures(this.server, token, await this.files(count), '', at);
  }

  private async files(count: number): Promise<[string, Buffer][]> {
    const canvas = { width: 40, height: 30, channels: 3 as const };
    const files: [string, Buffer][] = [];
    for (let index = 0; index < count; index += 1) {
      const background = { r: index * 7, g: 99, b: 112 };
      files.push([
        `${index}.png`,
        await sharp({ create: { ...canvas, background } })
          .png()
          .toBuffer(),
      ]);
    }
    return files;
  }

  /** What a consultant writes about a car without faults. */
  async report(staff: TestPerson, orderNo: string) {
    const [front = '', rear = ''] = await this.pictures(staff, 2);
    return {
      orderNo,
      inspectorName: '周工',
      mileageKm: 12,
      batteryPercent: 88,
      photos: [
        { angle: 'front', picture: front },
        { angle: 'rear', picture: rear },
      ],
      items: itemKeys.map((itemKey) => ({ itemKey, isPassed: true, remark: '' })),
    };
  }

  write = (staff: TestPerson, body: object) => this.server.call(WRITE, { token: staff.token, body });

  look = (person: TestPerson, orderNo: string) => this.server.ask(SHOW, { token: person.token, query: { orderNo } });

  confirm = (person: TestPerson, orderNo: string, revision: number) =>
    this.server.call('POST /api/mporder/v1/order/inspection/confirm', {
      token: person.token,
      body: { orderNo, revision },
    });

  question = (person: TestPerson, orderNo: string, itemKey: string, pictures: string[] = []) =>
    this.server.call('POST /api/mporder/v1/order/inspection/question', {
      token: person.token,
      body: { orderNo, itemKey, text: '左前门有一处划痕', pictures },
    });

  answer = (staff: TestPerson, orderNo: string, questionId: string) =>
    this.server.call('POST /api/mporder/v1/staff/handovers/inspection/answer', {
      token: staff.token,
      body: { orderNo, questionId, answer: '已抛光处理', isPassed: true, remark: '' },
    });

  /** An arrived order whose report waits for its customer, and a consultant of its store. */
  async ready(person: TestPerson): Promise<{ orderNo: string; staff: TestPerson }> {
    const orderNo = await this.arrived(person);
    const staff = await this.consultantOf(orderNo);
    const { name } = await this.write(staff, await this.report(staff, orderNo));
    if (name !== 'SUCCESS') throw new TypeError(`the report was not written: ${name}`);
    return { orderNo, staff };
  }
}

export async function createInspectionShop(): Promise<InspectionShop> {
  const shop = await createShop();
  return new InspectionShop(shop, await shop.server.login({ roles: ['operator'] }));
}
