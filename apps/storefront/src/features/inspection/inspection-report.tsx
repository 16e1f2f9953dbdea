import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { Card, Cell, CellGroup, EmptyState, SegmentedControl } from '@/ui';
import styles from './inspection.module.css';
import { canAsk, groupName, type InspectionData, isWaiting, type ReportItem, shownGroups } from './inspection-words';
import { ReportItemRow } from './report-item';
import { ReportPhotos } from './report-photos';

export interface InspectionReportProps {
  inspection: InspectionData;
  onAsk: (item: ReportItem) => void;
}

/** The written report: facts of the car, photos, and the items by group. */
export function InspectionReport({ inspection, onAsk }: InspectionReportProps) {
  const { report, questions, state } = inspection;
  const [shown, setShown] = useState<'all' | 'remarks'>('all');
  if (!report) return null;
  const groups = shownGroups(report, questions, shown === 'remarks');
  const remarks = shownGroups(report, questions, true).reduce((sum, { items }) => sum + items.length, 0);
  const askAbout = (item: ReportItem) =>
    canAsk(state) && !isWaiting(item.itemKey, questions) ? () => onAsk(item) : undefined;
  return (
    <>
      <CellGroup inset className={styles.group}>
        <Cell title={t`验车时间`} value={formatDateTime(report.inspectedAt)} />
        <Cell title={t`验车工程师`} value={report.inspectorName} />
        <Cell title={t`车架号`} value={<span className={styles.vin}>{report.vin}</span>} />
        <Cell title={t`行驶里程`} value={t`${report.mileageKm} km`} />
        <Cell title={t`电池电量`} value={`${report.batteryPercent}%`} />
      </CellGroup>
      <Card className={styles.card} title={t`车辆照片`}>
        <ReportPhotos photos={report.photos} />
      </Card>
      <div className={styles.filter}>
        <SegmentedControl
          label={t`检查项`}
          items={[
            { key: 'all', text: t`全部检查项` },
            { key: 'remarks', text: t`有备注（${remarks}）` },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      {groups.length === 0 && <EmptyState type="order" title={t`所有检查项均已通过`} />}
      {groups.map(({ group, items }) => (
        <Card key={group} className={styles.card} title={groupName(group)}>
          <div role="list">
            {items.map((item) => {
              const ask = askAbout(item);
              return (
                <ReportItemRow
                  key={item.itemKey}
                  item={item}
                  questions={questions.filter(({ itemKey }) => itemKey === item.itemKey)}
                  {...(ask ? { onAsk: ask } : {})}
                />
              );
            })}
          </div>
        </Card>
      ))}
    </>
  );
}
