import { may, type Permission } from '@voltfront/contract/permissions';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSelf } from '../frame/self';
import { type Asks, ReasonDialog, type Submitted } from './reason-dialog';
import styles from './ui.module.css';

/** Something that staff do with a thing, after they said why. */
export interface Action<Item> {
  key: string;
  label: string;
  hint?: string;
  isDanger?: boolean;
  /** The one that is expected next. */
  isMain?: boolean;
  /** A reason when left out. */
  asks?: Asks;
  /** Longest reason, where the call takes less than 200 letters. */
  longest?: number;
  /** Width of the dialog, where its fields need more. */
  width?: number;
  /** Who is shown it; the server asks again. */
  needs: Permission;
  /** Things that it is for; all when left out. */
  isFor?: (item: Item) => boolean;
  /** `Form.Item`s of the dialog, and their first values. */
  fields?: (item: Item) => ReactNode;
  initial?: (item: Item) => Record<string, unknown>;
  run: (item: Item, submitted: Submitted) => Promise<unknown>;
}

/** Buttons of the actions that somebody may do with a thing, and the dialog of the one that was pressed. */
export function useActions<Item>(actions: readonly Action<Item>[], size: 'small' | 'middle' = 'middle') {
  const self = useSelf();
  const [open, setOpen] = useState<{ action: Action<Item>; item: Item } | null>(null);
  const permitted = actions.filter(({ needs }) => may(self, needs));
  const buttons = (item: Item): ReactNode => {
    const shown = permitted.filter(({ isFor }) => isFor?.(item) ?? true);
    if (shown.length === 0) return null;
    return (
      <span className={styles.actions}>
        {shown.map((action) => (
          <Button
            key={action.key}
            size={size}
            danger={action.isDanger ?? false}
            type={action.isMain ? 'primary' : 'default'}
            onClick={(event) => {
              event.stopPropagation();
              setOpen({ action, item });
            }}
          >
            {action.label}
          </Button>
        ))}
      </span>
    );
  };
  const dialog = open ? (
    <ReasonDialog
      title={open.action.label}
      hint={open.action.hint}
      isDanger={open.action.isDanger}
      asks={open.action.asks}
      longest={open.action.longest}
      width={open.action.width}
      initial={open.action.initial?.(open.item)}
      submit={(submitted) => open.action.run(open.item, submitted)}
      close={() => setOpen(null)}
    >
      {open.action.fields?.(open.item)}
    </ReasonDialog>
  ) : null;
  return { buttons, dialog, hasAny: permitted.length > 0 };
}
