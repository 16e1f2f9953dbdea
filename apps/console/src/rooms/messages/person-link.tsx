import { Link } from '../../app/link';
import { useTexts } from '../../texts/texts';

/** The one person whom a message went to. */
export function PersonLink({ accountId }: { accountId: string }) {
  const { t } = useTexts();
  return <Link to={`/customers/${accountId}`}>{t('onePerson')}</Link>;
}
