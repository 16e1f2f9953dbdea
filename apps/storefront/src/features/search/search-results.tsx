import { t } from '@lingui/core/macro';
import type { SearchKindData, SearchResultData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiList } from '@/api';
import { linkAction } from '@/navigation';
import { ListFooter } from '@/page';
import { Collapse, EmptyState, Picture, pressable, Skeleton, Tabs, Tag } from '@/ui';
import { markedParts } from './marked-parts';
import styles from './search-results.module.css';

export interface SearchResultsProps {
  text: string;
  /** A page is about to be opened. */
  onLeave: () => void;
}

type Tab = SearchKindData | 'all';

/** The word for a kind of result. */
function kindWord(kind: SearchKindData): string {
  switch (kind) {
    case 'article':
      return t`文章`;
    case 'activity':
      return t`活动`;
    case 'vote':
      return t`投票`;
    case 'model':
      return t`车型`;
    case 'store':
      return t`门店`;
    case 'question':
      return t`问题`;
  }
}

const KINDS: readonly SearchKindData[] = ['article', 'activity', 'model', 'store', 'question', 'vote'];

/** What fits, the best first, all together or of one kind. */
export function SearchResults({ text, onLeave }: SearchResultsProps) {
  const [tab, setTab] = useState<Tab>('all');
  const items = [{ key: 'all', text: t`全部` }, ...KINDS.map((kind) => ({ key: kind, text: kindWord(kind) }))];
  return (
    <>
      <Tabs items={items} activeKey={tab} onChange={(key) => setTab(key as Tab)} label={t`搜索结果分类`} />
      <ResultList key={tab} text={text} kind={tab === 'all' ? undefined : tab} onLeave={onLeave} />
    </>
  );
}

function ResultList({ text, kind, onLeave }: SearchResultsProps & { kind: SearchKindData | undefined }) {
  const list = useApiList('GET /api/mpmkt/v1/search', { text: text.slice(0, 40), ...(kind && { kind }) });
  if (list.items.length === 0 && list.state.loading) return <Skeleton variant="row" count={5} />;
  return (
    <div className={styles.list} role="list">
      {list.items.map((result) => (
        <Result key={`${result.kind}:${result.refId}`} result={result} text={text} onLeave={onLeave} />
      ))}
      <ListFooter
        list={list}
        empty={<EmptyState type="search" title={t`没有找到相关内容`} desc={t`换个词，或用拼音试试`} top={12} />}
      />
    </div>
  );
}

function Result({ result, text, onLeave }: { result: SearchResultData; text: string; onLeave: () => void }) {
  const { kind, title, text: words, picture, link } = result;
  if (link === null) {
    return (
      <div role="listitem" className={styles.question}>
        <Collapse items={[{ key: 'answer', title, children: words }]} />
      </div>
    );
  }
  const open = linkAction(link);
  const leave = () => {
    onLeave();
    open?.();
  };
  return (
    <div role="listitem">
      <div className={styles.result} {...pressable(open && leave)}>
        {picture && <Picture className={styles.picture} src={picture} width={88} aspect={4 / 3} round="card" alt="" />}
        <div className={styles.words}>
          <div className={styles.title}>
            {markedParts(title, text).map(({ at, part, isMarked }) => (
              <span key={at} className={isMarked ? styles.marked : undefined}>
                {part}
              </span>
            ))}
          </div>
          <div className={styles.text}>{words}</div>
          <Tag>{kindWord(kind)}</Tag>
        </div>
      </div>
    </div>
  );
}
