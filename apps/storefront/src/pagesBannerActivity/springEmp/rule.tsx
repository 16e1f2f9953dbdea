import { RulePage } from '@/features/invite/rule-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/springEmp/rule';

/** 大使规则: targets, points and the ranking prize of staff ambassadors. */
export default function SpringEmpRulePage() {
  const { id = 'spring-staff' } = useParams(ROUTE);
  return <RulePage route={ROUTE} slug={id} />;
}
