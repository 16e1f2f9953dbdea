import { t } from '@lingui/core/macro';
import { type InputOf, useApiMutation } from '@/api';
import { ActionSheet, toast } from '@/ui';

const REPORT = 'POST /api/mporder/v1/vehicle/showcase/report';

export interface ReportCarSheetProps {
  /** What is reported; stays while the sheet closes. */
  carId: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Reports a published configuration, with a reason. */
export function ReportCarSheet({ carId, isOpen, onClose }: ReportCarSheetProps) {
  const report = useApiMutation(REPORT, { onSuccess: () => toast(t`举报成功，我们会尽快处理`) });
  return (
    <ActionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`举报这份配置`}
      items={[
        { key: 'spam', text: t`广告或垃圾信息` },
        { key: 'abuse', text: t`辱骂或人身攻击` },
        { key: 'falsehood', text: t`不实信息` },
        { key: 'infringement', text: t`侵犯权益` },
        { key: 'other', text: t`其他` },
      ]}
      onSelect={(reason) => carId && report.mutate({ carId, reason: reason as InputOf<typeof REPORT>['reason'] })}
    />
  );
}
