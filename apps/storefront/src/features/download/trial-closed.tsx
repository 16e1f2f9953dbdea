import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { goToLogin, navigate } from '@/navigation';
import { EmptyState } from '@/ui';
import type { TrialData } from './types';

/** Why there is nothing to try for the caller, and what to do instead. */
export function TrialClosed({ trial }: { trial: TrialData }) {
  const toFormal = { btnText: t`下载正式版`, onAction: () => navigate('/pages/download/index') };
  switch (trial.state) {
    case 'loginRequired':
      return (
        <EmptyState
          type="search"
          title={t`本轮体验仅限受邀账号`}
          desc={t`登录后查看您是否在名单中`}
          btnText={t`去登录`}
          onAction={() => goToLogin()}
        />
      );
    case 'notListed':
      return (
        <EmptyState
          type="search"
          title={t`您的账号不在本轮名单中`}
          desc={t`感谢关注，欢迎先使用正式版`}
          {...toFormal}
        />
      );
    case 'usedUp':
      return <EmptyState type="search" title={t`本轮体验名额已用完`} desc={t`下一轮开放时欢迎再来`} {...toFormal} />;
    case 'newerFormal':
      return (
        <EmptyState
          type="search"
          title={t`正式版已更新`}
          desc={t`${brand.appName} ${trial.formalVersion} 已包含本轮体验的全部内容`}
          {...toFormal}
        />
      );
    case 'ended':
      return <EmptyState type="search" title={t`本轮体验已结束`} desc={t`感谢每一位体验者的反馈`} {...toFormal} />;
    default:
      return <EmptyState type="search" title={t`暂无体验版`} desc={t`新一轮体验开放时会在社区通知`} {...toFormal} />;
  }
}
