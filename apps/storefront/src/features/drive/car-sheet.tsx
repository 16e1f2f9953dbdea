import { t } from '@lingui/core/macro';
import type { OwnedCarData } from '@voltfront/contract';
import { CAR_NAME_LENGTH, isPlate, normalPlate } from '@voltfront/rules/drive/plate';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { Button, Popup, Stack, TextField, toast } from '@/ui';

export interface CarSheetProps {
  car: OwnedCarData;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (car: OwnedCarData) => void;
}

/** Name and plate of a car; an empty field removes what there was. */
export function CarSheet({ car, isOpen, onClose, onSaved }: CarSheetProps) {
  const [name, setName] = useState(car.name ?? '');
  const [plate, setPlate] = useState(car.plate ?? '');
  const [wrong, setWrong] = useState<string | undefined>();
  const save = useApiMutation('POST /api/mporder/v1/ownedCar/save', {
    onSuccess: (saved) => {
      toast(t`已保存`);
      onSaved(saved);
      onClose();
    },
  });
  const submit = () => {
    const normal = normalPlate(plate);
    if (normal !== '' && !isPlate(normal)) return setWrong(t`请填写新能源车牌，如 沪A·D12345`);
    save.mutate({ orderNo: car.orderNo, name: name.trim() || null, plate: normal || null });
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`名称与车牌`}
      footer={
        <Button block loading={save.isPending} onClick={submit}>
          {t`保存`}
        </Button>
      }
    >
      <Stack>
        <TextField
          label={t`车辆名称`}
          value={name}
          onChange={setName}
          maxLength={CAR_NAME_LENGTH}
          placeholder={t`给爱车起个名字`}
        />
        <TextField
          label={t`车牌号`}
          value={plate}
          error={wrong}
          onChange={(text) => {
            setWrong(undefined);
            setPlate(text);
          }}
          maxLength={12}
          placeholder={t`如 沪A·D12345`}
        />
      </Stack>
    </Popup>
  );
}
