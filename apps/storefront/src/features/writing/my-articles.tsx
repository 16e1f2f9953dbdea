import { t } from '@lingui/core/macro';
import { useApiList, useServerNow } from '@/api';
import { ListFooter } from '@/page';
import { Button, Cell, CellGroup, EmptyState, Picture, relativeDate, Skeleton, Tag } from '@/ui';
import styles from './writing.module.css';
import { stateWord, WRITINGS, type WritingLine } from './writing-calls';

const PICTURE_PX = 48;

export interface MyArticlesProps {
  onOpen: (line: WritingLine) => void;
  onWrite: () => void;
}

/** Everything that the person wrote, the last changed first. */
export function MyArticles({ onOpen, onWrite }: MyArticlesProps) {
  const list = useApiList(WRITINGS, {});
  const now = useServerNow()();
  if (list.items.length === 0 && list.state.loading) return <Skeleton variant="row" count={4} />;
  return (
    <div className={styles.content}>
      <CellGroup>
        {list.items.map((line) => (
          <Cell
            key={line.writingId}
            lead={line.picture ? <Cover src={line.picture} /> : undefined}
            icon="edit"
            title={line.title || t`未命名文章`}
            note={line.reason || relativeDate(line.updatedAt, now)}
            value={<State state={line.state} />}
            onClick={() => onOpen(line)}
          />
        ))}
      </CellGroup>
      <ListFooter
        list={list}
        empty={<EmptyState title={t`还没有写过文章`} desc={t`分享用车故事，入选社区可得积分`} top={12} />}
      />
      <div className={styles.actions}>
        <Button block onClick={onWrite}>
          {t`写文章`}
        </Button>
      </div>
    </div>
  );
}

function Cover({ src }: { src: string }) {
  return (
    <div className={styles.cover}>
      <Picture src={src} width={PICTURE_PX} aspect={1} alt="" />
    </div>
  );
}

/** State of an article as a label. */
export function State({ state }: Pick<WritingLine, 'state'>) {
  const { word, tone } = stateWord(state);
  return <Tag tone={tone}>{word}</Tag>;
}
