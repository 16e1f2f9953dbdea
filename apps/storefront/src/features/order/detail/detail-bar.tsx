import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { useState } from 'react';
import { ActionSheet, BottomBar, Button } from '@/ui';
import { type DetailActionKey, detailActions, isBehindMore, isDanger } from './detail-actions';

export interface DetailBarProps {
  order: OrderDetailData;
  busy: DetailActionKey | null;
  onAction: (key: DetailActionKey) => void;
}

/** The order's buttons: the main one, one beside it, and the rest behind 更多. Nothing when nothing can be done. */
export function DetailBar({ order, busy, onAction }: DetailBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { main, others } = detailActions(order);
  const first = others.find(({ key }) => !isBehindMore(key));
  const rest = others.filter((action) => action !== first);
  if (!main && others.length === 0) return null;
  return (
    <>
      <BottomBar>
        {rest.length > 0 && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t`更多`}
          </Button>
        )}
        {first && (
          <Button block variant="secondary" loading={busy === first.key} onClick={() => onAction(first.key)}>
            {first.text}
          </Button>
        )}
        {main && (
          <Button block loading={busy === main.key} onClick={() => onAction(main.key)}>
            {main.text}
          </Button>
        )}
      </BottomBar>
      <ActionSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        items={rest.map(({ key, text }) => ({ key, text, danger: isDanger(key) }))}
        onSelect={(key) => onAction(key as DetailActionKey)}
      />
    </>
  );
}
