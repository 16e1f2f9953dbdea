import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { GoneScreen } from '@/features/stock/booking/gone-screen';
import { isGone, nextStep } from '@/features/stock/booking/next-step';
import { InstructionScreen } from '@/features/stock/confirm/instruction-screen';
import { NotStartedScreen } from '@/features/stock/confirm/not-started-screen';
import { OrderedScreen } from '@/features/stock/confirm/ordered-screen';
import { stockCarSubject } from '@/features/stock/stock-car-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/currentVehicle/carConfirmInstruction';

/** 现车确认书: facts about this individual car, which the buyer confirms before it is reserved. */
export default function CarConfirmInstructionPage() {
  const { stockCarId = '' } = useParams(ROUTE);
  const instruction = useQuery({
    ...apiQuery('GET /api/mporder/v1/stock/instruction', { stockCarId }),
    enabled: stockCarId !== '',
    staleTime: 0,
  });
  const { data } = instruction;
  return (
    <Page
      route={ROUTE}
      subject={stockCarSubject}
      isMissing={stockCarId === ''}
      queries={[instruction]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => data && <Instruction instruction={data} onStale={instruction.refetch} />}
    </Page>
  );
}

type Props = Parameters<typeof InstructionScreen>[0];

function Instruction({ instruction, onStale }: Props) {
  const { car, version } = instruction;
  if (car.orderNo !== null && car.state !== 'heldByMe') return <OrderedScreen orderNo={car.orderNo} />;
  if (isGone(car)) return <GoneScreen car={car} />;
  if (nextStep(car).do === 'remind') return <NotStartedScreen car={car} onStart={onStale} />;
  return <InstructionScreen key={version} instruction={instruction} onStale={onStale} />;
}
