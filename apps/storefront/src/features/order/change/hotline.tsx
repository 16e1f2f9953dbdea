import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { dial } from '@/platform/external';
import { Button } from '@/ui';

/** Calls the brand's customer service. */
export function Hotline() {
  return (
    <Button variant="text" size="small" icon="phone" label={t`拨打客服电话`} onClick={() => dial(brand.phoneDigits)}>
      {t`联系客服`}
    </Button>
  );
}
