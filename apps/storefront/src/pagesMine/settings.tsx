import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { AppearanceCell } from '@/features/account/appearance-cell';
import { formatBytes } from '@/features/account/cache-size';
import { LanguageCell } from '@/features/account/language-cell';
import { askLogout, askWithdrawConsent } from '@/features/account/leave-account';
import { NotificationSettings } from '@/features/account/notification-settings';
import { PlatformCells } from '@/features/account/platform-cells';
import { useCache } from '@/features/account/use-cache';
import { isRoutePath, navigate, openDocument, openLink } from '@/navigation';
import { Page } from '@/page';
import { appVersion } from '@/platform/environment';
import { dial } from '@/platform/external';
import { containerVersion } from '@/platform/new-version';
import { askConsent, useConsent, useSession } from '@/session';
import { Button, Cell, CellGroup, toast } from '@/ui';
import styles from './settings.module.css';

/** Settings; visitors see the rows that need no login. */
export default function SettingsPage() {
  const { isLoggedIn, user } = useSession();
  return (
    <Page route="/pagesMine/settings">
      <div className={styles.page}>
        {isLoggedIn && user && (
          <CellGroup title={t`账号`} inset>
            <Cell title={t`手机号`} value={user.maskedMobile} />
            <LinkCell title={t`个人资料`} path="/pagesMine/userInfo/index" />
            <LinkCell title={t`账号管理`} path="/pagesMine/accountManage" />
            <LinkCell title={t`地址管理`} path="/pagesMine/address/index" />
          </CellGroup>
        )}
        {isLoggedIn && <NotificationSettings />}
        <PrivacyCells />
        <GeneralCells />
        {isLoggedIn && (
          <Button block variant="secondary" tone="danger" className={styles.logout} onClick={askLogout}>
            {t`退出登录`}
          </Button>
        )}
      </div>
    </Page>
  );
}

/** A row that leads to another page; it is not there while that page is not built. */
function LinkCell({ title, path }: { title: string; path: string }) {
  if (!isRoutePath(path)) return null;
  return <Cell title={title} onClick={() => openLink(path)} />;
}

function PrivacyCells() {
  const { isAccepted } = useConsent();
  return (
    <CellGroup title={t`隐私管理`} inset>
      <Cell title={t`个人信息保护政策概要`} onClick={() => navigate('/pagesDocuments/privacyAgreement')} />
      <LinkCell title={t`个人信息收集清单`} path="/pagesDocuments/personalInfoColect" />
      <LinkCell title={t`第三方合作清单`} path="/pagesDocuments/cooperationList" />
      <LinkCell title={t`设备权限清单`} path="/pagesDocuments/equipPermissionList" />
      <PlatformCells />
      <Cell title={t`隐私政策`} onClick={() => openDocument('privacy')} />
      <Cell title={t`用户协议`} onClick={() => openDocument('agreement')} />
      <Cell
        title={t`隐私政策同意状态`}
        value={isAccepted ? t`已同意，可撤回` : t`未同意`}
        onClick={() => (isAccepted ? askWithdrawConsent() : askConsent())}
      />
    </CellGroup>
  );
}

function GeneralCells() {
  const cache = useCache();
  const clear = async () => {
    await cache.clear();
    toast(t`缓存已清除`);
  };
  return (
    <CellGroup title={t`通用`} inset>
      <AppearanceCell />
      <LanguageCell />
      <Cell title={t`清除缓存`} value={formatBytes(cache.bytes)} onClick={clear} />
      <Cell title={t`客服电话`} value={brand.phone} onClick={() => dial(brand.phoneDigits)} />
      <LinkCell title={t`关于我们`} path="/pagesMine/aboutUs" />
      <Cell title={t`版本`} value={containerVersion() ?? appVersion} />
    </CellGroup>
  );
}
