import { t } from '@lingui/core/macro';
import type { TestDriveChannelData } from '@voltfront/contract';
import { Popup, Section } from '@/ui';
import { DriveRules } from './drive-rules';

export interface DriveRulesSheetProps {
  rules: TestDriveChannelData['settings']['rules'];
  isOpen: boolean;
  onClose: () => void;
}

/** What has to be known before a test drive, over the form. */
export function DriveRulesSheet({ rules, isOpen, onClose }: DriveRulesSheetProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`试驾须知`} tall>
      <Section pad="l">
        <DriveRules rules={rules} />
      </Section>
    </Popup>
  );
}
