import { t } from '@lingui/core/macro';
import type { OrderSheetData } from '@voltfront/contract';
import { useState } from 'react';
import { ActionSheet, BottomBar, Button } from '@/ui';
import { allowedChanges, type ChangeActionKey, changeActionName, openChange } from './sheet-actions';

/** Changes beside each other; the rest is behind 更多. */
const BESIDE = 2;

/** The changes that the order allows now, and keeping the sheet as a picture. */
export function SheetBar({ sheet, onSave }: { sheet: OrderSheetData; onSave: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const changes = allowedChanges(sheet);
  const open = (key: ChangeActionKey) =>
    openChange(key, { orderNo: sheet.orderNo, configuration: sheet.current.configuration });
  if (changes.length === 0) {
    return (
      <BottomBar>
        <Button block variant="secondary" icon="download" onClick={onSave}>
          {t`保存为图片`}
        </Button>
      </BottomBar>
    );
  }
  const beside = changes.slice(0, BESIDE);
  const rest = changes.slice(BESIDE);
  return (
    <>
      <BottomBar>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t`更多`}
        </Button>
        {[...beside].reverse().map((key) => (
          <Button key={key} block variant={key === beside[0] ? 'primary' : 'secondary'} onClick={() => open(key)}>
            {changeActionName(key)}
          </Button>
        ))}
      </BottomBar>
      <ActionSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        items={[...rest.map((key) => ({ key, text: changeActionName(key) })), { key: 'save', text: t`保存为图片` }]}
        onSelect={(key) => (key === 'save' ? onSave() : open(key as ChangeActionKey))}
      />
    </>
  );
}
