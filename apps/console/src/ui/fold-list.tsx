import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  DownOutlined,
  HolderOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/texts';
import styles from './fold-list.module.css';
import { moved, raised } from './schema/schema';

interface FoldListProps<T> {
  items: readonly T[];
  keyOf: (item: T, place: number) => string;
  /** Name and marks of a thing that is folded. */
  head: (item: T) => ReactNode;
  /** What is written of a thing that is open. */
  body: (item: T, change: (changed: T) => void, place: number) => ReactNode;
  onChange: (items: T[]) => void;
  /** Fewest things that stay. */
  least?: number;
  /** Given the way to open the thing that was added. */
  footer?: (open: (key: string) => void) => ReactNode;
}

/** Things in an order: opened one by one, moved by dragging or by the arrows. */
export function FoldList<T>({ items, keyOf, head, body, onChange, least = 0, footer }: FoldListProps<T>) {
  const { t } = useTexts();
  const [open, setOpen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const replace = (place: number, changed: T) =>
    onChange(items.map((each, other) => (other === place ? changed : each)));
  return (
    <>
      {items.map((item, place) => {
        const key = keyOf(item, place);
        const isOpen = open === key;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: who does not drag has the arrows
          <div
            key={key}
            className={dragged === place ? styles.dragged : styles.line}
            onDragOver={(event) => {
              if (dragged === null || dragged === place) return;
              event.preventDefault();
              onChange(moved(items, dragged, place));
              setDragged(place);
            }}
            onDrop={(event) => event.preventDefault()}
          >
            <div className={styles.head}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: who does not drag has the arrows */}
              <span
                className={styles.handle}
                title={t('dragToMove')}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(place);
                }}
                onDragEnd={() => setDragged(null)}
              >
                <HolderOutlined />
              </span>
              <button
                type="button"
                className={styles.fold}
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : key)}
              >
                {isOpen ? <DownOutlined /> : <RightOutlined />}
                {head(item)}
              </button>
              <Button
                type="text"
                icon={<ArrowUpOutlined />}
                aria-label={t('moveUp')}
                disabled={place === 0}
                onClick={() => onChange(raised(items, place))}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined />}
                aria-label={t('moveDown')}
                disabled={place === items.length - 1}
                onClick={() => onChange(raised(items, place + 1))}
              />
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('remove')}
                disabled={items.length <= least}
                onClick={() => onChange(items.filter((_, other) => other !== place))}
              />
            </div>
            {isOpen ? (
              <div className={styles.body}>{body(item, (changed) => replace(place, changed), place)}</div>
            ) : null}
          </div>
        );
      })}
      {footer ? <div className={styles.footer}>{footer(setOpen)}</div> : null}
    </>
  );
}
