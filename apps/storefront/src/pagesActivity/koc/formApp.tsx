import { FormPage } from '@/features/creator/form-page';
import { LongForm } from '@/features/creator/long-form';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/koc/formApp';

/** 申请共创官 inside the native app: the application on one page, with own articles as works. */
export default function KocFormAppPage() {
  const { id } = useParams(ROUTE);
  return <FormPage route={ROUTE} id={id} Screen={LongForm} />;
}
