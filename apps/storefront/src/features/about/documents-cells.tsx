import { t } from '@lingui/core/macro';
import { openDocument, pageAction } from '@/navigation';
import { Cell, CellGroup } from '@/ui';

/** The texts that the customer agreed to, and what they explain. A page that this release lacks has no row. */
export function DocumentCells() {
  const pages = [
    [t`个人信息保护政策概要`, '/pagesDocuments/privacyAgreement'],
    [t`个人信息收集清单`, '/pagesDocuments/personalInfoColect'],
    [t`第三方合作清单`, '/pagesDocuments/cooperationList'],
    [t`设备权限清单`, '/pagesDocuments/equipPermissionList'],
  ] as const;
  return (
    <CellGroup title={t`协议与说明`} inset>
      <Cell title={t`用户协议`} onClick={() => openDocument('agreement')} />
      <Cell title={t`隐私政策`} onClick={() => openDocument('privacy')} />
      {pages.map(([title, path]) => {
        const open = pageAction(path);
        return open && <Cell key={path} title={title} onClick={open} />;
      })}
    </CellGroup>
  );
}
