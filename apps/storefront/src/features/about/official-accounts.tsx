import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { useState } from 'react';
import { copyText } from '@/platform/clipboard';
import { Cell, CellGroup, IconButton, PosterSheet, Stack, toast } from '@/ui';
import { accountCode, type OfficialAccount } from './account-code';

async function copyName({ name }: OfficialAccount): Promise<void> {
  toast((await copyText(name)) ? t`已复制“${name}”` : t`复制失败，请手动输入`);
}

/** The brand's accounts elsewhere: their names to be copied, their codes to be saved. */
export function OfficialAccounts() {
  const [shown, setShown] = useState<OfficialAccount>(brand.officialAccounts[0]);
  const [isOpen, setOpen] = useState(false);
  const open = (account: OfficialAccount) => {
    setShown(account);
    setOpen(true);
  };
  return (
    <>
      <CellGroup title={t`官方账号`} inset>
        {brand.officialAccounts.map((account) => (
          <Cell
            key={account.key}
            title={account.name}
            note={account.platform}
            value={
              <Stack row>
                <IconButton icon="copy" label={t`复制${account.platform}名称`} onClick={() => void copyName(account)} />
                <IconButton icon="qr" label={t`${account.platform}二维码`} onClick={() => open(account)} />
              </Stack>
            }
          />
        ))}
      </CellGroup>
      <PosterSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        plan={accountCode(shown)}
        title={t`${shown.platform}二维码`}
        label={t`${shown.platform}“${shown.name}”的二维码`}
        saveName={`${shown.name}-${shown.platform}`}
      />
    </>
  );
}
