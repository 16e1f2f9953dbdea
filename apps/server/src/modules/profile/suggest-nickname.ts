import { randomInt } from 'node:crypto';
import { nicknameKey } from '@voltfront/rules/validation/nickname';
import type { Ctx } from '../../kernel/context';
import { heldKeys } from './profile.repository';

const FIRST = ['山野', '晨光', '海风', '星河', '云端', '林间', '晚霞', '雪原', '湖畔', '旷野', '日落', '清晨'] as const;
const SECOND = [
  '慢行者',
  '漫游家',
  '追光人',
  '观星客',
  '拾风者',
  '领航员',
  '旅行家',
  '探路人',
  '听雨人',
  '守望者',
] as const;
/** Drafts looked at together. */
const DRAFTS = 8;

const oneOf = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';
const draft = (): string => `${oneOf(FIRST)}${oneOf(SECOND)}${randomInt(10, 1000)}`;

/** A random nickname that nobody has. */
export async function suggestNickname(ctx: Ctx): Promise<{ nickname: string }> {
  const drafts = Array.from({ length: DRAFTS }, draft);
  const held = await heldKeys(ctx.db, drafts.map(nicknameKey));
  const free = drafts.find((nickname) => !held.has(nicknameKey(nickname)));
  return { nickname: free ?? `${oneOf(FIRST)}${oneOf(SECOND)}${randomInt(1_000, 100_000)}` };
}
