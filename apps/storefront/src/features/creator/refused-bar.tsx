import { t } from '@lingui/core/macro';
import type { RecruitData } from '@voltfront/contract';
import { NoticeBar } from '@/ui';

/** Why the last application was refused, above a new one. */
export function RefusedBar({ own }: { own: NonNullable<RecruitData['own']> }) {
  if (own.application?.state !== 'refused') return null;
  return <NoticeBar tone="warning" icon="warning">{t`上次未通过：${own.application.reason}`}</NoticeBar>;
}
