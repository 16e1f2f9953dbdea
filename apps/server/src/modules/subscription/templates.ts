import type { ReplyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import type { Ctx } from '../../kernel/context';

type Template = ReplyOf<'GET /api/appuser/v1/user/subscriptions'>['templates'][number];

/** Platforms with message templates. */
const PLATFORMS: readonly PlatformCode[] = ['MINI', 'MINI_ALIPAY', 'MINI_DOUYIN'];

const topics = ['order', 'viewing'] as const;

/** Templates of the caller's platform: the configured ones; placeholders in demo runs. */
export function templatesOf({ app: { config }, platform }: Pick<Ctx, 'app' | 'platform'>): Template[] {
  if (!PLATFORMS.includes(platform)) return [];
  return topics.flatMap((topic) => {
    const templateId = config.messageTemplates?.[`${platform}.${topic}`] ?? (config.isDemo ? `demo-${topic}` : null);
    return templateId ? [{ topic, templateId }] : [];
  });
}
