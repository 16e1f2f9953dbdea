import { t } from '@lingui/core/macro';
import { devicePermissions, privacyListedOn, privacyListVersion } from '@voltfront/brand/privacy';
import { ListDate } from '@/features/documents/list-date';
import { PermissionCard } from '@/features/documents/permissions/permission-card';
import { usePermissionStates } from '@/features/documents/permissions/use-permission-states';
import { Page } from '@/page';
import { platformCode } from '@/platform/environment';
import { openPermissions } from '@/platform/permissions';
import { Button, modal } from '@/ui';
import styles from './lists.module.css';

/** Opens the platform's settings; where an app cannot, says where they are. */
async function openSettings(): Promise<void> {
  if (await openPermissions()) return;
  await modal({
    title: t`前往系统设置`,
    content: t`请在系统或浏览器的设置中，找到本应用或本网站的“权限”进行修改，返回后状态会自动更新。`,
    confirmText: t`知道了`,
    showCancel: false,
  });
}

/** Device permissions with their present state. Nothing is asked for here. */
export default function EquipPermissionListPage() {
  const platform = platformCode();
  const states = usePermissionStates();
  return (
    <Page route="/pagesDocuments/equipPermissionList">
      <div className={styles.page}>
        <div className={styles.intro}>
          {t`以下权限仅在您使用相应功能时询问，您可以随时在设置中修改。浏览本页不会申请任何权限。`}
        </div>
        {devicePermissions.map((permission) => (
          <PermissionCard
            key={permission.key}
            permission={permission}
            way={permission.ways[platform] ?? 'unused'}
            state={states.get(permission.key)}
          />
        ))}
        <Button block variant="secondary" onClick={openSettings}>
          {t`前往设置`}
        </Button>
        <ListDate version={privacyListVersion} day={privacyListedOn} />
      </div>
    </Page>
  );
}
