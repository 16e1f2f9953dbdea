import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  DownOutlined,
  HolderOutlined,
  PlusOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { Button, Card, Dropdown, Empty, Tag } from 'antd';
import { useState } from 'react';
import { blockWords } from '../../texts/layout-words';
import { useTexts } from '../../texts/texts';
import type { Schema, Values } from '../../ui/schema/schema';
import { moved, raised } from '../../ui/schema/schema';
import { SchemaFields } from '../../ui/schema/schema-field';
import { type Block, type BlockKind, newBlock, periodSchema } from './layout-draft';
import styles from './layouts.module.css';

interface BlockListProps {
  kinds: readonly BlockKind[];
  blocks: readonly Block[];
  onChange: (blocks: Block[]) => void;
}

const MOST_BLOCKS = 40;

/** Blocks of a page: opened one by one, moved by dragging or by the arrows, added by their kind. */
export function BlockList({ kinds, blocks, onChange }: BlockListProps) {
  const { t, say } = useTexts();
  const [open, setOpen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const nameOf = (type: string) => say(blockWords[type] ?? [type, type]);
  const add = (kind: BlockKind) => {
    const block = newBlock(kind, nameOf(kind.type).slice(0, 20));
    setOpen(block.blockId);
    onChange([...blocks, block]);
  };
  const items = kinds.map(({ type }) => ({ key: type, label: nameOf(type) }));
  return (
    <Card title={`${t('layoutBlocks')} · ${blocks.length}`}>
      {blocks.length === 0 ? <Empty description={t('layoutNoBlocks')} /> : null}
      {blocks.map((block, place) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: who does not drag has the arrows
        <div
          key={block.blockId}
          className={dragged === place ? styles.dragged : styles.block}
          onDragOver={(event) => {
            if (dragged === null || dragged === place) return;
            event.preventDefault();
            onChange(moved(blocks, dragged, place));
            setDragged(place);
          }}
          onDrop={(event) => event.preventDefault()}
        >
          <div className={styles.blockHead}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: who does not drag has the arrows */}
            <span
              className={styles.handle}
              title={t('layoutDrag')}
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
              aria-expanded={open === block.blockId}
              onClick={() => setOpen(open === block.blockId ? null : block.blockId)}
            >
              {open === block.blockId ? <DownOutlined /> : <RightOutlined />}
              <b>{block.title || nameOf(block.type)}</b>
              <Tag>{nameOf(block.type)}</Tag>
              <PeriodTag of={block} />
            </button>
            <Button
              type="text"
              icon={<ArrowUpOutlined />}
              aria-label={t('moveUp')}
              disabled={place === 0}
              onClick={() => onChange(raised(blocks, place))}
            />
            <Button
              type="text"
              icon={<ArrowDownOutlined />}
              aria-label={t('moveDown')}
              disabled={place === blocks.length - 1}
              onClick={() => onChange(raised(blocks, place + 1))}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('remove')}
              onClick={() => onChange(blocks.filter((_, other) => other !== place))}
            />
          </div>
          {open === block.blockId ? (
            <BlockForm
              kind={kinds.find(({ type }) => type === block.type)}
              block={block}
              onChange={(changes) =>
                onChange(blocks.map((each, other) => (other === place ? ({ ...each, ...changes } as Block) : each)))
              }
            />
          ) : null}
        </div>
      ))}
      <Dropdown
        disabled={blocks.length >= MOST_BLOCKS}
        menu={{
          items,
          onClick({ key }) {
            const kind = kinds.find(({ type }) => type === key);
            if (kind) add(kind);
          },
        }}
      >
        <Button className={styles.add ?? ''} icon={<PlusOutlined />}>
          {t('layoutAddBlock')}
        </Button>
      </Dropdown>
    </Card>
  );
}

interface BlockFormProps {
  kind: BlockKind | undefined;
  block: Block;
  onChange: (changes: Values) => void;
}

/** Title and period of a block, and what its kind wants. */
function BlockForm({ kind, block, onChange }: BlockFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const schema = kind?.settings as Schema | undefined;
  const isEmpty = Object.keys(schema?.properties ?? {}).length === 0;
  return (
    <div className={styles.blockForm}>
      <SchemaFields schema={periodSchema(texts)} values={block} onChange={onChange} />
      {isEmpty ? (
        <p className={styles.note}>{t(schema ? 'layoutByModel' : 'layoutUnknown')}</p>
      ) : (
        <SchemaFields schema={schema ?? {}} values={block.settings} onChange={(settings) => onChange({ settings })} />
      )}
    </div>
  );
}

/** Whether a block waits for its period, or is over. */
function PeriodTag({ of: { startsAt, endsAt } }: { of: Pick<Block, 'startsAt' | 'endsAt'> }) {
  const { t } = useTexts();
  const now = Date.now();
  if (endsAt !== null && endsAt <= now) return <Tag>{t('layoutOver')}</Tag>;
  return startsAt !== null && startsAt > now ? <Tag color="blue">{t('layoutWaits')}</Tag> : null;
}
