import { t } from '@lingui/core/macro';
import type { ParameterSheetData } from '@voltfront/contract';
import { useState } from 'react';
import { navigate } from '@/navigation';
import { scrollToTopOf } from '@/platform/scroll';
import { cx, EmptyState, Fill, Icon, NearView, SearchBar, Text } from '@/ui';
import { Entry } from './entry';
import styles from './parameter-sheet.module.css';
import { type Explained, explainEntry, ProductSheet } from './product-sheet';
import { lineCount, rowGroups, rowsAbove } from './row-groups';
import { searchSections } from './search-sheet';

type Section = ParameterSheetData['sections'][number];

const idOf = (sectionCode: string): string => `sheet-${sectionCode}`;

/** The whole sheet: search, sections to be folded, an index at the side, footnotes. */
export function ParameterSheet({ sheet }: { sheet: ParameterSheetData }) {
  const [words, setWords] = useState('');
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [explained, setExplained] = useState<Explained | null>(null);
  const { version, footnotes } = sheet;
  const { modelId, versionId, isWithdrawn, isSoldOut } = version;
  const sections = searchSections(sheet.sections, words);
  const above = rowsAbove(sections);
  const isFolded = (code: string) => words === '' && folded.includes(code);
  const fold = (code: string) =>
    setFolded(folded.includes(code) ? folded.filter((each) => each !== code) : [...folded, code]);
  const jump = (code: string) => {
    setFolded(folded.filter((each) => each !== code));
    scrollToTopOf(idOf(code));
  };
  return (
    <>
      <SearchBar className={styles.search} value={words} onChange={setWords} placeholder={t`搜索参数或配置`} />
      <div className={styles.legend}>{t`● 标配　○ 选装　– 无`}</div>
      <div className={styles.sheet}>
        {sections.map((section, at) => (
          <SectionBlock
            key={section.sectionCode}
            section={section}
            rowsBefore={above[at] ?? 0}
            isFolded={isFolded(section.sectionCode)}
            onFold={() => fold(section.sectionCode)}
            onExplain={setExplained}
          />
        ))}
        {sections.length === 0 && (
          <EmptyState type="search" title={t`没有找到相关参数`} desc={t`换个词试试，比如“座椅”“续航”`} top={8} />
        )}
      </div>
      {words === '' && <SideIndex sections={sections} onJump={jump} />}
      <div className={styles.notes}>
        {footnotes.map(({ mark, text }) => (
          <Text key={mark} size="caption" tone="secondary" leading="body">
            {mark}. {text}
          </Text>
        ))}
        <Text size="caption" tone="secondary" leading="body">{t`参数与配置以实车为准，选装价格与定制页一致。`}</Text>
      </div>
      <ProductSheet
        explained={explained}
        onClose={() => setExplained(null)}
        onConfigure={
          isWithdrawn || isSoldOut ? undefined : () => navigate('/pagesDetail/carSetting', { modelId, versionId })
        }
      />
    </>
  );
}

interface SectionBlockProps {
  section: Section;
  /** Rows of the sections above it. */
  rowsBefore: number;
  isFolded: boolean;
  onFold: () => void;
  onExplain: (explained: Explained | null) => void;
}

function SectionBlock({ section, rowsBefore, isFolded, onFold, onExplain }: SectionBlockProps) {
  const { sectionCode, name, rows } = section;
  return (
    <section id={idOf(sectionCode)} className={styles.section}>
      <button type="button" className={styles.heading} aria-expanded={!isFolded} onClick={onFold}>
        <span>{name}</span>
        <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size={18} className={styles.fold} />
      </button>
      {!isFolded &&
        rowGroups(rows, heightOf, rowsBefore).map((group) => (
          <NearView key={group.key} height={group.height} isFirst={group.isFirst}>
            {group.rows.map((row) => (
              <Row key={row.code} row={row} onExplain={onExplain} />
            ))}
          </NearView>
        ))}
    </section>
  );
}

interface RowProps {
  row: Section['rows'][number];
  onExplain: SectionBlockProps['onExplain'];
}

/** Guess of a row's height (px): its words, the room around them and the line below. */
const heightOf = ({ entries }: RowProps['row']): number =>
  entries.reduce((sum, { text }) => sum + lineCount(text ?? '', 14), 0) * 21 + (entries.length - 1) * 4 + 23;

function Row({ row, onExplain }: RowProps) {
  return (
    <div className={styles.row}>
      <RowName row={row} onExplain={onExplain} />
      <Fill>
        {row.entries.map((entry) => (
          <Entry
            key={`${entry.text}${entry.product?.productCode}`}
            entry={entry}
            onOpen={(tapped) => onExplain(explainEntry(tapped))}
          />
        ))}
      </Fill>
    </div>
  );
}

function RowName({ row, onExplain }: RowProps) {
  const { name, note, footnote } = row;
  const words = (
    <>
      {name}
      {footnote && <sup className={styles.sup}>{footnote}</sup>}
    </>
  );
  if (!note) return <div className={styles.name}>{words}</div>;
  return (
    <button
      type="button"
      className={cx(styles.name, styles.explained)}
      aria-label={t`${name}，查看说明`}
      onClick={() => onExplain({ title: name, text: note, entry: null })}
    >
      {words}
      <Icon name="info" size={14} className={styles.info} />
    </button>
  );
}

function SideIndex({ sections, onJump }: { sections: readonly Section[]; onJump: (code: string) => void }) {
  return (
    <div className={styles.index} role="navigation" aria-label={t`参数目录`}>
      {sections.map(({ sectionCode, shortName, name }) => (
        <button
          key={sectionCode}
          type="button"
          className={styles.jump}
          aria-label={t`跳到${name}`}
          onClick={() => onJump(sectionCode)}
        >
          {shortName}
        </button>
      ))}
    </div>
  );
}
