import { createHash } from 'node:crypto';
import type { Ctx } from '../../kernel/context';
import { findScene, keepScene } from './scene.repository';

/** Longest scene that WeChat accepts. */
const SCENE_LENGTH = 16;

/** Stores query fields behind a short scene; the same fields always get the same scene. */
export async function makeScene(ctx: Ctx, query: Record<string, string>): Promise<string> {
  const ordered = Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));
  const scene = createHash('sha256').update(JSON.stringify(ordered)).digest('base64url').slice(0, SCENE_LENGTH);
  await keepScene(ctx.db, { scene, query: ordered, createdAt: ctx.now() });
  return scene;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Query fields of a scene: stored ones, or those written in the scene itself (`a=1&b=2`, optionally
 * URL-encoded). Empty for unknown scenes, so that the page still opens.
 */
export async function readScene(ctx: Ctx, scene: string): Promise<{ query: Record<string, string> }> {
  const row = await findScene(ctx.db, scene);
  if (row) return { query: row.query };
  const text = decode(scene);
  return { query: text.includes('=') ? Object.fromEntries(new URLSearchParams(text)) : {} };
}
