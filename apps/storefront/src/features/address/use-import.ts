import { t } from '@lingui/core/macro';
import { importAddress } from '@/platform/address-import';
import { toast } from '@/ui';
import { openDraft } from './address-draft';

/** Lets the customer choose from the messenger's address book, and opens the form with it filled in. */
export async function importFromMessenger(): Promise<void> {
  const outcome = await importAddress();
  if (outcome === 'refused') toast(t`无法读取微信地址，请手动新增或在设置中允许`);
  else if (outcome !== 'cancelled') openDraft(outcome);
}
