import { ReloadOutlined } from '@ant-design/icons';
import type { ListKey, QueryInputOf, ReplyOf } from '@voltfront/contract';
import { Button, Card, Empty, Select, Table, type TableColumnsType } from 'antd';
import { type ReactNode, useState } from 'react';
import { useCall } from '../api/use-call';
import { go, useRoute } from '../app/route';
import { FailedState } from '../frame/states';
import { useTexts } from '../texts/texts';
import { type Action, useActions } from './actions';
import { type Filter, FilterBar } from './filter-bar';
import { SavedFilters } from './saved-filters';
import styles from './ui.module.css';

/** One item of a list of the contract. */
export type ItemOf<K extends ListKey> = ReplyOf<K> extends { items: (infer Item)[] } ? Item : never;

interface ResourceTableProps<K extends ListKey> {
  /** The list, as the contract names it. */
  list: K;
  rowKey: keyof ItemOf<K> & string;
  columns: TableColumnsType<ItemOf<K>>;
  filters?: readonly Filter[];
  actions?: readonly Action<ItemOf<K>>[];
  /** Path of a row's own page. */
  linkOf?: (row: ItemOf<K>) => string;
  /** Part of the query that is no filter, such as whose entries the list has. */
  fixed?: Record<string, string>;
  /** More of a row, below it. */
  expand?: (row: ItemOf<K>) => ReactNode;
  title?: string;
  /** Beside the filters. */
  tools?: (query: Record<string, string>) => ReactNode;
}

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

const SIZES = [20, 50];

/**
 * A list of the contract as a table: filters in the address, so that they can be sent to somebody and the way back keeps them,
 * pages by cursor, and actions that ask for a reason.
 */
export function ResourceTable<K extends ListKey>({
  list,
  rowKey,
  columns,
  filters = [],
  actions = [],
  linkOf,
  fixed,
  expand,
  title,
  tools,
}: ResourceTableProps<K>) {
  const { t } = useTexts();
  const { parts, query } = useRoute();
  const names = filters.flatMap((filter) => (filter.kind === 'days' ? [filter.from, filter.to] : [filter.name]));
  const values = Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
  const filterKey = JSON.stringify({ ...fixed, ...values });
  const [size, setSize] = useState(20);
  // Cursors of the pages before this one; they belong to one set of filters.
  const [pages, setPages] = useState<{ of: string; cursors: string[] }>({ of: filterKey, cursors: [] });
  const cursors = pages.of === filterKey ? pages.cursors : [];
  const { buttons, dialog, hasAny } = useActions(actions, 'small');
  const cursor = cursors.at(-1);
  const input = { ...fixed, ...values, size, ...(cursor === undefined ? {} : { cursor }) } as QueryInputOf<K>;
  const page = useCall(list, input, { isPaged: true });

  const show = (next: Record<string, string | undefined>) => {
    const kept = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
    const search = new URLSearchParams(kept);
    go(`/${parts.join('/')}${search.size > 0 ? `?${search}` : ''}`);
  };
  const turn = (next: string[]) => setPages({ of: filterKey, cursors: next });
  const shown = [
    ...columns,
    ...(hasAny
      ? [
          {
            key: 'actions',
            title: t('actions'),
            align: 'right' as const,
            render: (_: unknown, row: ItemOf<K>) => buttons(row),
          },
        ]
      : []),
  ];

  if (page.isError && !page.data) return <FailedState error={page.error} retry={() => void page.refetch()} />;
  const { items, nextCursor } = (page.data ?? { items: [], nextCursor: null }) as Page<ItemOf<K>>;
  const isFiltered = Object.keys(values).length > 0;
  return (
    <Card styles={{ body: { padding: 0 } }} title={title}>
      <div className={styles.bar}>
        <div className={styles.filters}>
          <FilterBar filters={filters} values={values} change={(changes) => show({ ...values, ...changes })} />
          {isFiltered ? (
            <Button type="link" onClick={() => show({})}>
              {t('reset')}
            </Button>
          ) : null}
        </div>
        <div className={styles.tools}>
          {tools?.(values)}
          {filters.length > 0 ? <SavedFilters list={list} values={values} apply={show} /> : null}
          <Button icon={<ReloadOutlined />} aria-label={t('refresh')} onClick={() => void page.refetch()} />
        </div>
      </div>
      <Table<ItemOf<K>>
        size="middle"
        rowKey={rowKey}
        columns={shown}
        dataSource={items}
        pagination={false}
        loading={page.isPending || page.isPlaceholderData}
        locale={{ emptyText: <Empty description={t(isFiltered ? 'emptyFiltered' : 'empty')} /> }}
        className={expand ? (styles.expandable ?? '') : ''}
        {...(expand ? { expandable: { expandedRowRender: expand } } : { scroll: { x: 'max-content' } })}
        {...(linkOf ? { rowClassName: styles.link ?? '', onRow: (row) => ({ onClick: () => go(linkOf(row)) }) } : {})}
      />
      <div className={styles.pager}>
        <Select
          size="small"
          value={size}
          aria-label={t('perPage', { n: size })}
          options={SIZES.map((n) => ({ value: n, label: t('perPage', { n }) }))}
          onChange={(n) => {
            setSize(n);
            turn([]);
          }}
        />
        <Button size="small" disabled={cursors.length === 0} onClick={() => turn(cursors.slice(0, -1))}>
          {t('previous')}
        </Button>
        <span>{t('pageNo', { n: cursors.length + 1 })}</span>
        <Button
          size="small"
          disabled={nextCursor === null || page.isPlaceholderData}
          onClick={() => nextCursor !== null && turn([...cursors, nextCursor])}
        >
          {t('next')}
        </Button>
      </div>
      {dialog}
    </Card>
  );
}
