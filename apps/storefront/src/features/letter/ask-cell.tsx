import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { pageAction } from '@/navigation';
import { dial } from '@/platform/external';
import { Cell, CellGroup } from '@/ui';

/** Asks the customer service about a letter: in the chat, else by phone. */
export function AskCell() {
  const chat = pageAction('/yunxin/ChatActivity');
  return (
    <CellGroup inset>
      <Cell
        icon="service"
        title={t`咨询客服`}
        note={t`对本次调整有疑问`}
        {...(chat ? {} : { value: brand.phone })}
        onClick={chat ?? (() => dial(brand.phoneDigits))}
      />
    </CellGroup>
  );
}
