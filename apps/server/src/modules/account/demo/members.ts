import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { addAccount } from '../account.repository';

/** Demo members: one of a high level with KR, one who fell a level in the last yearly review. */
const members = [
  { id: 'person-member', mobile: '13800000021', nickname: '长路有星', avatar: 'animal-deer' },
  { id: 'person-fallen', mobile: '13800000022', nickname: '雨后慢跑', avatar: 'person-61' },
];

export async function seedMembers(ctx: Ctx): Promise<void> {
  const createdAt = ctx.now() - 800 * DAY_MS;
  for (const { avatar, ...member } of members) {
    const rest = { organName: null, jobId: null, roles: [], state: 'active' as const, createdAt };
    await addAccount(ctx.db, { ...member, ...rest, avatar: `/assets/avatars/${avatar}.webp` });
  }
}
