import { t } from '@lingui/core/macro';
import type { PackageTargetData } from '@voltfront/contract';
import { Cell, CellGroup } from '@/ui';

/** What a friend gets, one line each. */
export function PackageContent({ content }: Pick<PackageTargetData, 'content'>) {
  return (
    <CellGroup inset title={t`礼包内容`}>
      {content.map(({ title, note }) => (
        <Cell key={title} icon="gift" title={title} note={note} />
      ))}
    </CellGroup>
  );
}
