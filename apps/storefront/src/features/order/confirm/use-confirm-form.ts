import { useEffect, useState } from 'react';
import { useOwnMobile } from '@/features/account/use-own-mobile';
import { type DeliveryChoice, useDeliverCities } from '@/features/delivery/delivery-fields';
import { useArea } from '@/features/place/use-area';
import { toBuyer } from '../buyer/buyer-form';
import { type BuyerFormState, useBuyerForm } from '../buyer/use-buyer-form';
import { type DraftInput, readKind, readSubsidy, toDraftInput } from './draft-input';
import type { ConfirmStart } from './use-confirm-start';

export interface ConfirmForm {
  input: DraftInput;
  kind: DraftInput['kind'];
  setKind: (kind: DraftInput['kind']) => void;
  isConversion: boolean;
  delivery: DeliveryChoice;
  setDelivery: (choice: DeliveryChoice) => void;
  /** The chosen city is one where cars are handed over. */
  isPlaceGood: boolean;
  buyer: BuyerFormState;
  /** The buyer that the server has kept is used as it is. */
  isBuyerKept: boolean;
  editBuyer: () => void;
}

/** Everything that is entered on the confirm screen, and the draft's input made from it. */
export function useConfirmForm({ configuration, kept, from, stockCarId, params }: ConfirmStart): ConfirmForm {
  const fromOrderNo = from?.orderNo;
  const subsidy = readSubsidy(params.subsidy);
  const [kind, setKind] = useState(kept?.kind ?? readKind(params.kind, Boolean(fromOrderNo ?? stockCarId)));
  // A conversion goes on with the buyer of its order.
  const knownBuyer = kept?.buyer ?? from?.buyer;
  const [isBuyerKept, setBuyerKept] = useState(Boolean(knownBuyer));
  const buyerKind = knownBuyer?.kind ?? (subsidy === 'enterprise' ? 'enterprise' : 'personal');
  const buyer = useBuyerForm({ kind: buyerKind });
  useOwnMobile(buyer.values.mobile, (mobile) => buyer.set({ mobile }), !isBuyerKept);
  // A city chosen on the way here wins over that of the order, whose store is in its own city.
  const isElsewhere = params.cityCode !== undefined && params.cityCode !== from?.city.cityCode;
  const [delivery, setDelivery] = useDelivery({
    cityCode: kept?.cityCode ?? params.cityCode ?? from?.city.cityCode,
    storeId: kept?.storeId ?? (isElsewhere ? undefined : from?.store?.storeId),
  });
  const isServedCity =
    useDeliverCities()?.some(({ cityCode, isServed }) => isServed && cityCode === delivery.cityCode) ?? false;
  // A stock car is handed over where it stands.
  const isPlaceGood = isServedCity || Boolean(stockCarId);
  const input = toDraftInput({
    configuration,
    kind,
    subsidy,
    buyerKind: buyer.values.kind,
    buyer: isBuyerKept ? null : toBuyer(buyer.values),
    cityCode: isServedCity ? delivery.cityCode : undefined,
    storeId: delivery.storeId,
    fromOrderNo,
    stockCarId,
    benefits: params.benefits,
  });
  const editBuyer = () => setBuyerKept(false);
  return {
    input,
    kind,
    setKind,
    isConversion: Boolean(fromOrderNo),
    delivery,
    setDelivery,
    isPlaceGood,
    buyer,
    isBuyerKept,
    editBuyer,
  };
}

/** Delivery city: until one is chosen, the city of the IP address if cars are delivered there. */
function useDelivery(initial: { cityCode?: string; storeId?: string }) {
  const [chosen, setChosen] = useState<DeliveryChoice>({
    cityCode: initial.cityCode,
    storeId: initial.storeId,
  });
  const area = useArea();
  const cities = useDeliverCities();
  const isNear = cities?.some(({ cityCode, isServed }) => isServed && cityCode === area?.cityCode);
  const nearCode = isNear ? area?.cityCode : undefined;
  useEffect(() => {
    if (nearCode) setChosen((before) => (before.cityCode ? before : { cityCode: nearCode, storeId: undefined }));
  }, [nearCode]);
  return [chosen, setChosen] as const;
}
