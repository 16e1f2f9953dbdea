import { PlusOutlined } from '@ant-design/icons';
import { Button, Card, Dropdown, Empty, Tag } from 'antd';
import { blockWords } from '../../texts/layout-words';
import { useTexts } from '../../texts/texts';
import { FoldList } from '../../ui/fold-list';
import type { Schema, Values } from '../../ui/schema/schema';
import { SchemaFields } from '../../ui/schema/schema-field';
import { type Block, type BlockKind, newBlock, periodSchema } from './layout-draft';
import styles from './layouts.module.css';

interface BlockListProps {
  kinds: readonly BlockKind[];
  blocks: readonly Block[];
  onChange: (blocks: Block[]) => void;
}

const MOST_BLOCKS = 40;

/** Blocks of a page in their order, added by their kind. */
export function BlockList({ kinds, blocks, onChange }: BlockListProps) {
  const { t, say } = useTexts();
  const nameOf = (type: string) => say(blockWords[type] ?? [type, type]);
  const items = kinds.map(({ type }) => ({ key: type, label: nameOf(type) }));
  const add = (type: string, open: (key: string) => void) => {
    const kind = kinds.find((each) => each.type === type);
    if (!kind) return;
    const block = newBlock(kind, nameOf(type));
    onChange([...blocks, block]);
    open(block.blockId);
  };
  return (
    <Card title={`${t('layoutBlocks')} · ${blocks.length}`}>
      {blocks.length === 0 ? <Empty description={t('layoutNoBlocks')} /> : null}
      <FoldList
        items={blocks}
        keyOf={({ blockId }) => blockId}
        onChange={onChange}
        head={(block) => (
          <>
            <b>{block.title || nameOf(block.type)}</b>
            <Tag>{nameOf(block.type)}</Tag>
            <PeriodTag of={block} />
          </>
        )}
        body={(block, change) => (
          <BlockForm
            kind={kinds.find(({ type }) => type === block.type)}
            block={block}
            onChange={(changes) => change({ ...block, ...changes } as Block)}
          />
        )}
        footer={(open) => (
          <Dropdown disabled={blocks.length >= MOST_BLOCKS} menu={{ items, onClick: ({ key }) => add(key, open) }}>
            <Button icon={<PlusOutlined />}>{t('layoutAddBlock')}</Button>
          </Dropdown>
        )}
      />
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
    <>
      <SchemaFields schema={periodSchema(texts)} values={block} onChange={onChange} />
      {isEmpty ? (
        <p className={styles.note}>{t(schema ? 'layoutByModel' : 'layoutUnknown')}</p>
      ) : (
        <SchemaFields schema={schema ?? {}} values={block.settings} onChange={(settings) => onChange({ settings })} />
      )}
    </>
  );
}

/** Whether a block waits for its period, or is over. */
function PeriodTag({ of: { startsAt, endsAt } }: { of: Pick<Block, 'startsAt' | 'endsAt'> }) {
  const { t } = useTexts();
  const now = Date.now();
  if (endsAt !== null && endsAt <= now) return <Tag>{t('layoutOver')}</Tag>;
  return startsAt !== null && startsAt > now ? <Tag color="blue">{t('layoutWaits')}</Tag> : null;
}
