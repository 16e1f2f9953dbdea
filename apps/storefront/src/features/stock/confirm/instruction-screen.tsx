import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@voltfront/contract';
import { useState } from 'react';
import { navigate } from '@/navigation';
import { useInView } from '@/platform/in-view';
import { showInMiddle } from '@/platform/scroll';
import { BottomBar, Button, NoticeBar } from '@/ui';
import { StateNotice } from '../booking/state-notice';
import { FactsCard, OptionsCard, PriceCard } from '../car/car-cards';
import { CarRow } from '../car/car-row';
import { renewStock } from '../car/use-stock-car';
import { MarksCard } from '../photos/marks-card';
import styles from './instruction-screen.module.css';
import { StatementList } from './statement-list';
import { goOn, releaseHold, useConfirmCar } from './use-confirm-car';

export type Instruction = ReplyOf<'GET /api/mporder/v1/stock/instruction'>;

const END_ID = 'instruction-end';
const STATEMENTS_ID = 'instruction-statements';

export interface InstructionScreenProps {
  instruction: Instruction;
  onStale: () => void;
}

/** Everything about the very car, to be read to the end and ticked; afterwards it is kept for the customer. */
export function InstructionScreen({ instruction, onStale }: InstructionScreenProps) {
  const { car, statements, otherHold } = instruction;
  const isConfirmed = instruction.confirmedAt !== null && car.hold !== null;
  const [isAtEnd, setAtEnd] = useState(false);
  const [isTried, setTried] = useState(false);
  const [ticks, setTicks] = useState<readonly string[]>([]);
  useInView(END_ID, !isConfirmed, () => setAtEnd(true));
  const { confirm, isBusy } = useConfirmCar(instruction, onStale);
  const ticked = new Set(isConfirmed ? statements.map(({ statementId }) => statementId) : ticks);
  const tick = (id: string, isTicked: boolean) =>
    setTicks((before) => [...before.filter((each) => each !== id), ...(isTicked ? [id] : [])]);
  const submit = () => {
    setTried(true);
    if (statements.some(({ statementId }) => !ticked.has(statementId))) showInMiddle(STATEMENTS_ID);
    else void confirm();
  };
  return (
    <>
      <div className={styles.car}>
        <CarRow car={car} />
      </div>
      <StateNotice car={car} onTime={() => void renewStock()} />
      {otherHold && (
        <NoticeBar className={styles.notice} tone="warning">
          {otherHold.orderNo === null
            ? t`您正在保留 ${otherHold.carName}。同一时间只能保留一台，确认这台后将放弃那一台`
            : t`您有一台 ${otherHold.carName} 的订单待支付，支付或取消后才能保留这台`}
        </NoticeBar>
      )}
      <FactsCard car={car} />
      <MarksCard
        marks={car.marks}
        onPhoto={() =>
          navigate('/pagesDetail/currentVehicle/realPhotos', { stockCarId: car.stockCarId, group: 'marks' })
        }
      />
      <OptionsCard car={car} note={t`配置以本车实物为准，下单后不可更改选装`} />
      <PriceCard car={car} />
      <div id={STATEMENTS_ID}>
        <StatementList
          statements={statements}
          ticked={ticked}
          onTick={tick}
          isLocked={isConfirmed || !isAtEnd}
          isTried={isTried}
        />
      </div>
      <div id={END_ID} className={styles.end}>
        {t`— 已到确认书末尾 —`}
      </div>
      {isConfirmed ? (
        <ConfirmedBar instruction={instruction} />
      ) : (
        <BottomBar top={isAtEnd ? undefined : <div>{t`请阅读至末尾，并逐项勾选`}</div>}>
          <Button block disabled={!isAtEnd} loading={isBusy} onClick={submit}>
            {t`确认，为我保留 30 分钟`}
          </Button>
        </BottomBar>
      )}
    </>
  );
}

/** Confirmed before: go on to the order, or give the car up. */
function ConfirmedBar({ instruction: { car, hasConvertibleOrder } }: { instruction: Instruction }) {
  const { stockCarId, hold } = car;
  if (hold?.orderNo) {
    const { orderNo } = hold;
    return (
      <BottomBar>
        <Button block onClick={() => navigate('/pagesOrder/pay/index', { orderNo })}>
          {t`去支付`}
        </Button>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      <Button variant="secondary" onClick={() => void releaseHold(stockCarId)}>
        {t`放弃保留`}
      </Button>
      <Button block onClick={() => goOn(stockCarId, hasConvertibleOrder ? 'intentionalDepositOrder' : 'confirm')}>
        {t`继续下单`}
      </Button>
    </BottomBar>
  );
}
