import { FormPage } from '@/features/creator/form-page';
import { StepsForm } from '@/features/creator/steps-form';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/koc/form';

/** 申请共创官: the application in three steps. */
export default function KocFormPage() {
  const { id } = useParams(ROUTE);
  return <FormPage route={ROUTE} id={id} Screen={StepsForm} />;
}
