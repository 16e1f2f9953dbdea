import { DAY_MS } from '@voltfront/rules/time';
import type { TestServer } from '../../testing';
import { insertHonours } from './demo/demo.repository';

/** Adds an experience for 10 KR that opened yesterday, closes in 2 days, is cancelled until day 4, and runs on day 5. */
export async function addExperience(server: TestServer, id: string, places: number): Promise<void> {
  const now = server.clock.now();
  const at = (days: number) => now + days * DAY_MS;
  const times = {
    opensAt: at(-1),
    closesAt: at(2),
    cancelUntil: at(4),
    startsAt: at(5),
    endsAt: at(6),
    createdAt: now,
  };
  const words = {
    title: '赛道日',
    summary: '一句话',
    body: '全文',
    picture: '/assets/campaigns/voice.webp',
    place: '上海',
  };
  const experience = { id, kind: 'track' as const, ...words, krPrice: 10, places, ...times };
  await insertHonours(server.database.db, { experiences: [experience], awards: [], bookings: [] });
}
