import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { goToLogin, relaunch } from '@/navigation';
import { setDocumentTitle } from '@/platform/document';
import { EmptyState } from '@/ui';
import type { PageSubject, PageWords } from './page-subject';

/** It is somebody else's. */
export function Forbidden({ subject }: { subject?: PageSubject | undefined }) {
  return <EmptyState type="permission" {...(subject?.forbidden?.() ?? forbiddenWords())} />;
}

/** Shown when the item in the URL does not exist, or belongs to somebody else. */
export function Missing({ subject }: { subject?: PageSubject | undefined }) {
  return subject ? (
    <EmptyState type={subject.type} {...subject.missing()} />
  ) : (
    <EmptyState type="search" {...missingWords()} />
  );
}

/** A page about something of the customer's own, opened by a visitor: it opens again after the login. */
export function LoginWanted() {
  return (
    <EmptyState
      type="permission"
      title={t`登录后查看`}
      desc={t`该页面与您的账号有关，请先登录`}
      btnText={t`去登录`}
      onAction={() => goToLogin()}
    />
  );
}

const missingWords = (): PageWords => ({ title: t`内容不存在或已删除`, desc: t`去看看其他精彩内容吧`, ...toHome() });

const forbiddenWords = (): PageWords => ({
  title: t`无权查看`,
  desc: t`该内容属于其他账号，请确认登录的账号`,
  ...toHome(),
});

const toHome = () => ({ btnText: t`返回首页`, onAction: () => relaunch('/') });

/** The address belongs to no page, or its content is gone. */
export function NotFound() {
  const title = t`页面不存在`;
  useEffect(() => setDocumentTitle(title), [title]);
  return <EmptyState type="search" title={title} desc={t`您访问的页面不存在或已下线`} {...toHome()} />;
}
