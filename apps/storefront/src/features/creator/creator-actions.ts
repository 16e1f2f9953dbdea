import { ensureLogin, navigate } from '@/navigation';
import { isInContainer } from '@/platform/container';

/** Opens the form: on one long page inside the native app, in steps elsewhere. */
export function openForm(id: string): void {
  if (!ensureLogin()) return;
  if (isInContainer()) navigate('/pagesActivity/koc/formApp', { id });
  else navigate('/pagesActivity/koc/form', { id });
}
