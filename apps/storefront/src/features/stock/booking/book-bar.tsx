import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { StockDetailData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { dial } from '@/platform/external';
import { scrollToTopOf } from '@/platform/scroll';
import { BottomBar, Button, IconButton, Stack } from '@/ui';
import styles from './book-bar.module.css';
import { type NextStep, nextStep } from './next-step';
import { useSaleReminder } from './use-sale-reminder';

/** Element id of the alternatives to a car that is gone. */
export const OTHERS_ID = 'stock-others';

export interface BookBarProps {
  car: StockDetailData;
  /** The main action's words while the car can be had. */
  bookText: string;
  /** The car is on the matching list; left out: the list is not offered. */
  isListed?: boolean;
  onList?: () => void;
  /** After the reminder changed. */
  onChange: () => void;
}

/** The way to order the car, or what can be done instead; at the left the list and a call. */
export function BookBar({ car, bookText, isListed, onList, onChange }: BookBarProps) {
  return (
    <BottomBar
      lead={
        <Stack row gap={1}>
          {onList && (
            <Tool
              icon={isListed ? 'bookmark' : 'compare'}
              text={isListed ? t`已在清单` : t`加入清单`}
              onTap={onList}
              isOn={isListed}
            />
          )}
          <Tool icon="phone" text={t`咨询`} onTap={() => dial(car.store.phone || brand.phoneDigits)} />
        </Stack>
      }
    >
      <Action car={car} step={nextStep(car)} bookText={bookText} onChange={onChange} />
    </BottomBar>
  );
}

interface ToolProps {
  icon: 'bookmark' | 'compare' | 'phone';
  text: string;
  isOn?: boolean;
  onTap: () => void;
}

function Tool({ icon, text, isOn, onTap }: ToolProps) {
  return (
    <div className={isOn ? styles.toolOn : styles.tool}>
      <IconButton icon={icon} label={text} size={20} className={styles.icon} onClick={onTap} />
      <span className={styles.words} aria-hidden>
        {text}
      </span>
    </div>
  );
}

interface ActionProps {
  car: StockDetailData;
  step: NextStep;
  bookText: string;
  onChange: () => void;
}

function Action({ car: { stockCarId }, step, bookText, onChange }: ActionProps) {
  const { remind, isBusy } = useSaleReminder(onChange);
  const instruct = () => navigate('/pagesDetail/currentVehicle/carConfirmInstruction', { stockCarId });
  switch (step.do) {
    case 'book':
      return (
        <Button block onClick={instruct}>
          {bookText}
        </Button>
      );
    case 'continue':
      return (
        <Button block onClick={instruct}>
          {t`继续下单`}
        </Button>
      );
    case 'openOrder':
      return (
        <Button block onClick={() => navigate('/pagesOrder/car/detail', { orderNo: step.orderNo })}>
          {t`查看订单`}
        </Button>
      );
    case 'remind':
      return (
        <Button
          block
          variant={step.isSet ? 'secondary' : 'primary'}
          loading={isBusy}
          onClick={() => remind(stockCarId, !step.isSet)}
        >
          {step.isSet ? t`已设提醒，点此取消` : t`开始时提醒我`}
        </Button>
      );
    case 'others':
      return (
        <Button block variant="dark" onClick={() => scrollToTopOf(OTHERS_ID)}>
          {t`看看相似现车`}
        </Button>
      );
  }
}
