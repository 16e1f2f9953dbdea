import type { ReplyOf } from '@voltfront/contract';
import type { PlatformCode } from '@voltfront/contract/headers';
import type { AppServices, Ctx } from '../../kernel/context';

type Template = ReplyOf<'GET /api/appuser/v1/user/subscriptions'>['templates'][number];

/** Platforms with message templates. */
const PLATFORMS: readonly PlatformCode[] = ['MINI', 'MINI_ALIPAY', 'MINI_DOUYIN'];

const topics = ['order', 'viewing', 'packet'] as const;

/** Templates of the caller's platform: the configured ones; placeholders in demo runs. */
export const templatesOf = ({ app, platform }: Pick<Ctx, 'app' | 'platform'>): Template[] => templatesOn(app, platform);

/** Ids of the templates of a topic on all platforms. */
export const templateIdsOf = (app: AppServices, topic: string): string[] =>
  PLATFORMS.flatMap((platform) => templatesOn(app, platform))
    .filter((template) => template.topic === topic)
    .map(({ templateId }) => templateId);

function templatesOn({ config }: Pick<AppServices, 'config'>, platform: PlatformCode): Template[] {
  if (!PLATFORMS.includes(platform)) return [];
  return topics.flatMap((topic) => {
    const templateId = config.messageTemplates?.[`${platform}.${topic}`] ?? (config.isDemo ? `demo-${topic}` : null);
    return templateId ? [{ topic, templateId }] : [];
  });
}
