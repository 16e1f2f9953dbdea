import { t } from '@lingui/core/macro';
import type { ComparisonData, VersionHeadData } from '@voltfront/contract';
import { cx, NearView, PanArea, Price, ShortName, Text } from '@/ui';
import { Entry } from '../parameters/entry';
import { lineCount, rowGroups, rowsAbove } from '../parameters/row-groups';
import { type ColumnActions, ColumnHead } from './column-head';
import type { ComparisonSection } from './comparison-sections';
import styles from './comparison-table.module.css';

/** Id of a section of the table, for jumping to it. */
export const sectionId = (sectionCode: string): string => `compare-${sectionCode}`;

/** The area that the table scrolls in. */
const AREA_ID = 'comparison';

export interface ComparisonTableProps extends ColumnActions {
  columns: readonly VersionHeadData[];
  /** What is left to show. */
  sections: readonly ComparisonSection[];
  footnotes: ComparisonData['footnotes'];
  isMarked: boolean;
  /** Section to jump to. */
  show: { id: string } | null;
  /** Another version can be added. */
  canAdd: boolean;
  onAdd: () => void;
}

/** Versions side by side: the table scrolls both ways, its names and its first column stay. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { columns, sections, footnotes, isMarked, show, canAdd, onAdd } = props;
  const hasGap = columns.length < 2;
  const above = rowsAbove(sections);
  return (
    <PanArea id={AREA_ID} className={styles.area} label={t`版本对比表`} show={show}>
      <div className={styles.table}>
        <div className={cx(styles.row, styles.heads)}>
          <div className={cx(styles.first, styles.corner)}>
            {canAdd && !hasGap && (
              <button type="button" className={styles.add} onClick={onAdd}>
                <Text inline size="title-3" leading="display">
                  ＋
                </Text>
                <span>{t`添加`}</span>
                <span className={styles.count}>{columns.length}/4</span>
              </button>
            )}
          </div>
          {columns.map((column) => (
            <ColumnHead key={column.versionId} column={column} {...props} />
          ))}
          {hasGap && (
            <div className={cx(styles.cell, styles.gap)}>
              <button type="button" className={styles.placeholder} onClick={onAdd}>
                <Text inline size="title-3" leading="display">
                  ＋
                </Text>
                <span>{t`添加车型`}</span>
              </button>
            </div>
          )}
        </div>
        <Names columns={columns} hasGap={hasGap} onConfigure={props.onConfigure} />
        {sections.map((section, at) => (
          <SectionRows
            key={section.sectionCode}
            section={section}
            rowsBefore={above[at] ?? 0}
            columns={columns}
            isMarked={isMarked}
            hasGap={hasGap}
          />
        ))}
      </div>
      {sections.length === 0 && <div className={styles.same}>{t`所选版本的价格与配置完全相同`}</div>}
      <div className={styles.notes}>
        <div>{t`● 标配　○ 选装　– 无`}</div>
        {footnotes.map(({ mark, text }) => (
          <div key={mark}>
            {mark}. {text}
          </div>
        ))}
      </div>
    </PanArea>
  );
}

type NamesProps = Pick<ComparisonTableProps, 'columns' | 'onConfigure'> & { hasGap: boolean };

/** Stays at the top: which column is which, what it costs, and the way to choose it. */
function Names({ columns, hasGap, onConfigure }: NamesProps) {
  return (
    <div className={cx(styles.row, styles.names)}>
      <div className={cx(styles.first, styles.caption)}>{t`补贴后价`}</div>
      {columns.map((column) => {
        const { versionId, modelName, versionName, subsidyPriceFen, isWithdrawn, isSoldOut } = column;
        return (
          <div key={versionId} className={cx(styles.cell, isWithdrawn && styles.withdrawn)}>
            <Text size="caption" tone="secondary" oneLine>
              <ShortName text={modelName} />
            </Text>
            <Text size="body" weight="bold" oneLine>
              <ShortName text={versionName} />
            </Text>
            <Price fen={subsidyPriceFen} size="medium" tone={isWithdrawn ? 'secondary' : 'text'} />
            {isWithdrawn || isSoldOut ? (
              <div className={styles.gone}>{isWithdrawn ? t`已下架` : t`已售罄`}</div>
            ) : (
              <button
                type="button"
                className={styles.configure}
                aria-label={t`定制${modelName} ${versionName}`}
                onClick={() => onConfigure(column)}
              >
                {t`立即定制`}
              </button>
            )}
          </div>
        );
      })}
      {hasGap && <div className={styles.cell} />}
    </div>
  );
}

interface SectionRowsProps {
  section: ComparisonSection;
  /** Rows of the sections above it. */
  rowsBefore: number;
  columns: readonly VersionHeadData[];
  isMarked: boolean;
  hasGap: boolean;
}

function SectionRows({ section, rowsBefore, ...table }: SectionRowsProps) {
  const { sectionCode, name, rows } = section;
  return (
    <div className={styles.section} role="list" aria-label={name}>
      <div id={sectionId(sectionCode)} className={styles.anchor} />
      <div className={styles.sectionRow}>
        <span className={styles.sectionName}>{name}</span>
      </div>
      {rowGroups(rows, heightOf, rowsBefore).map((group) => (
        <NearView key={group.key} height={group.height} isFirst={group.isFirst} within={AREA_ID}>
          {group.rows.map((row) => (
            <Row key={row.code} row={row} {...table} />
          ))}
        </NearView>
      ))}
    </div>
  );
}

type RowData = ComparisonSection['rows'][number];

/** Guess of a row's height (px): its fullest cell, with the room around it and the line below. */
function heightOf({ cells }: RowData): number {
  const lines = cells.map((entries) => entries.reduce((sum, { text }) => sum + lineCount(text ?? '', 8), 0));
  return Math.max(1, ...lines) * 20 + 21;
}

function Row({ row, columns, isMarked, hasGap }: { row: RowData } & Omit<SectionRowsProps, 'section' | 'rowsBefore'>) {
  const isStriking = isMarked && row.isDifferent && columns.length > 1;
  return (
    <div className={cx(styles.row, styles.line, isStriking && styles.different)} role="listitem">
      <div className={cx(styles.first, styles.name)}>
        {row.footnote ? (
          <span>
            {row.name}
            <sup className={styles.sup}>{row.footnote}</sup>
          </span>
        ) : (
          row.name
        )}
      </div>
      {row.cells.map((entries, at) => {
        const column = columns[at];
        return (
          <div key={column?.versionId ?? at} className={cx(styles.cell, column?.isWithdrawn && styles.withdrawn)}>
            {entries.map((entry) => (
              <Entry key={`${entry.text}${entry.product?.productCode}`} entry={entry} />
            ))}
          </div>
        );
      })}
      {hasGap && <div className={styles.cell} />}
    </div>
  );
}
