import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ReplyOf } from '@/api';
import { pageAction } from '@/navigation';
import { copyText } from '@/platform/clipboard';
import { Cell, CellGroup, lazySheet, toast } from '@/ui';

const MobileSheet = lazySheet(() => import('./mobile-sheet').then((file) => file.MobileSheet));

type Managed = ReplyOf<'GET /api/mpaccount/v1/account/manage'>;

async function copyNumber(memberNo: string): Promise<void> {
  toast((await copyText(memberNo)) ? t`账号编号已复制` : t`复制失败，请长按选择`);
}

/** Number of the account, its phone, and the way out. */
export function AccountCells({ managed, memberNo }: { managed: Managed; memberNo: string }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <CellGroup title={t`账号`} inset>
        <Cell
          title={t`账号编号`}
          value={memberNo}
          icon="copy"
          arrow={false}
          onClick={() => void copyNumber(memberNo)}
        />
        <Cell
          title={t`手机号`}
          value={managed.maskedMobile}
          note={t`更换后请用新手机号登录`}
          onClick={() => setChanging(true)}
        />
      </CellGroup>
      <MobileSheet isOpen={isChanging} onClose={() => setChanging(false)} maskedMobile={managed.maskedMobile} />
    </>
  );
}

/** Entry to the cancellation. */
export function CancellationCell() {
  return (
    <CellGroup inset>
      <Cell
        title={t`注销账号`}
        note={t`注销后积分、卡券与互动记录将被清除`}
        onClick={pageAction('/pagesMine/cancellation')}
      />
    </CellGroup>
  );
}
