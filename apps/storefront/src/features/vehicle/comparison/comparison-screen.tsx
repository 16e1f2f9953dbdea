import { t } from '@lingui/core/macro';
import type { ComparisonData, VersionHeadData } from '@voltfront/contract';
import { useState } from 'react';
import { navigate } from '@/navigation';
import { Checkbox } from '@/ui';
import { COMPARED_AT_MOST } from './comparison-list';
import styles from './comparison-screen.module.css';
import { differenceCount, shownSections } from './comparison-sections';
import { ComparisonTable, sectionId } from './comparison-table';
import { VersionPicker } from './version-picker';

export interface ComparisonScreenProps {
  comparison: ComparisonData;
  versionIds: readonly string[];
  onChange: (versionIds: readonly string[]) => void;
}

/** Purpose of the open sheet: add a column, or replace this one. */
type Picking = { replaced: VersionHeadData | null } | null;

/** The comparison with its tools: jump, hide what is the same, mark what differs, add, replace and remove. */
export function ComparisonScreen({ comparison, versionIds, onChange }: ComparisonScreenProps) {
  const [isSameHidden, setSameHidden] = useState(false);
  const [isMarked, setMarked] = useState(true);
  const [show, setShow] = useState<{ id: string } | null>(null);
  const [picking, setPicking] = useState<Picking>(null);
  const { columns, footnotes } = comparison;
  const isComparing = columns.length > 1;
  const sections = shownSections(comparison, isSameHidden && isComparing);
  const pick = (versionId: string) => {
    const replacedId = picking?.replaced?.versionId;
    setPicking(null);
    onChange(replacedId ? versionIds.map((id) => (id === replacedId ? versionId : id)) : [...versionIds, versionId]);
  };
  const count = differenceCount(comparison);
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.jumps} role="navigation" aria-label={t`跳转到`}>
          <div className={styles.jumpRow}>
            {sections.map(({ sectionCode, name }) => (
              <button
                key={sectionCode}
                type="button"
                className={styles.jump}
                onClick={() => setShow({ id: sectionId(sectionCode) })}
              >
                {name}
              </button>
            ))}
          </div>
        </div>
        {isComparing && (
          <div className={styles.switches}>
            <Checkbox checked={isSameHidden} onChange={setSameHidden}>{t`隐藏相同项`}</Checkbox>
            <Checkbox className={styles.second} checked={isMarked} onChange={setMarked}>{t`标注差异`}</Checkbox>
            <span className={styles.count}>{t`${count} 项不同`}</span>
          </div>
        )}
      </div>
      <ComparisonTable
        columns={columns}
        sections={sections}
        footnotes={footnotes}
        isMarked={isMarked && !isSameHidden}
        show={show}
        canAdd={columns.length < COMPARED_AT_MOST}
        onAdd={() => setPicking({ replaced: null })}
        onReplace={(column) => setPicking({ replaced: column })}
        onRemove={({ versionId }) => onChange(versionIds.filter((id) => id !== versionId))}
        onConfigure={({ modelId, versionId }) => navigate('/pagesDetail/carSetting', { modelId, versionId })}
      />
      <VersionPicker
        isOpen={picking !== null}
        title={picking?.replaced ? t`更换对比车型` : t`添加对比车型`}
        takenIds={columns.map(({ versionId }) => versionId)}
        modelId={picking?.replaced?.modelId ?? columns.at(-1)?.modelId}
        onPick={pick}
        onClose={() => setPicking(null)}
      />
    </>
  );
}
