import type { BodyInputOf } from '@voltfront/contract';
import sharp from 'sharp';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';
import { account } from '../account';
import { audit } from '../audit';
import { community } from '../community';
import { seedTestCommunity } from '../community/test-data';
import { points } from '../points';
import { upload } from '../upload';
import { sendPictures } from '../upload/upload.fixture';
import { seedCatalogue, vehicle } from '../vehicle';
import { catalogueSeed } from '../vehicle/demo';
import { writing } from '.';

export const SAVE = 'POST /api/mpmkt/v1/community/writing/save' as const;
export const SUBMIT = 'POST /api/mpmkt/v1/community/writing/submit' as const;
export const WITHDRAW = 'POST /api/mpmkt/v1/community/writing/withdraw' as const;
export const APPEAL = 'POST /api/mpmkt/v1/community/writing/appeal' as const;
export const DELETE = 'POST /api/mpmkt/v1/community/writing/delete' as const;
export const OWN = 'GET /api/mpmkt/v1/community/writing' as const;
export const OWN_LIST = 'GET /api/mpmkt/v1/community/writings' as const;
export const ARTICLE = 'GET /api/mpmkt/v1/community/article' as const;
export const QUEUE = 'GET /api/mpmkt/v1/staff/writings' as const;
export const READ = 'GET /api/mpmkt/v1/staff/writing' as const;
export const APPROVE = 'POST /api/mpmkt/v1/staff/writing/approve' as const;
export const REFUSE = 'POST /api/mpmkt/v1/staff/writing/refuse' as const;
export const TAKE_DOWN = 'POST /api/mpmkt/v1/staff/writing/takeDown' as const;

/** What a test writes; it has no picture yet. */
export const CONTENT: BodyInputOf<typeof SAVE> = {
  title: '周末去了一趟山里',
  text: '早上六点出发，雾还没有散。\n中午在溪边做饭，傍晚回城。',
  pictures: [],
  topic: '在路上',
  modelId: 'YL01',
  place: '莫干山',
};

/** A server with a community, cars and articles by customers. */
export async function createWriting(): Promise<TestServer> {
  const server = await createTestServer({ modules: [account, audit, points, vehicle, upload, community, writing] });
  await server.database.transaction(async (db) => {
    const ctx = { ...server.ctx(), db };
    await seedCatalogue(ctx, catalogueSeed(server.clock.now()));
    await seedTestCommunity(ctx);
  });
  return server;
}

/** Uploads a picture of 60 by 30 pixels; gives its address. */
export async function uploadPicture(server: TestServer, { token }: TestPerson): Promise<string> {
  const data = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  const {
    data: [address = ''],
  } = await sendPictures(server, token, [['one.png', data]]);
  return address;
}

/** A draft that lacks nothing. */
export async function writeDraft(server: TestServer, person: TestPerson, changes = {}): Promise<string> {
  const pictures = [await uploadPicture(server, person)];
  const body = { ...CONTENT, pictures, ...changes };
  return (await server.ask(SAVE, { token: person.token, body })).writingId;
}

/** An article in the queue of the review. */
export async function submitted(server: TestServer, person: TestPerson, changes = {}): Promise<string> {
  const writingId = await writeDraft(server, person, changes);
  await server.ask(SUBMIT, { token: person.token, body: { writingId } });
  return writingId;
}
