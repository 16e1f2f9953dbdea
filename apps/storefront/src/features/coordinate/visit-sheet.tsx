import { t } from '@lingui/core/macro';
import type { CoordinateData, OwnCoordinateData } from '@voltfront/contract';
import { useState } from 'react';
import { uploadImages, useApiMutation } from '@/api';
import { askPosition, usePlace } from '@/features/place/use-place';
import { chooseImages } from '@/platform/upload';
import { Button, Field, NoticeBar, Popup, toast, Upload } from '@/ui';

export interface VisitSheetProps {
  place: CoordinateData;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (own: OwnCoordinateData) => void;
}

/** 打卡: notes that the customer is here, with a photo if they like. */
export function VisitSheet({ place: { coordinateId }, isOpen, onClose, onSaved }: VisitSheetProps) {
  const { position, state } = usePlace();
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const visit = useApiMutation('POST /api/mporder/v1/coordinate/visit', {
    onSuccess: (own) => {
      toast(t`打卡成功`);
      onSaved(own);
      onClose();
    },
  });
  const send = () => {
    if (!position) return;
    const { latitude, longitude } = position;
    visit.mutate({ coordinateId, latitude, longitude, system: 'wgs84', photo: photos[0] ?? null });
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`到场打卡`}
      footer={
        position ? (
          <Button block loading={visit.isPending} onClick={send}>
            {t`打卡`}
          </Button>
        ) : (
          <Button block loading={state === 'locating'} onClick={() => void askPosition()}>
            {t`允许定位后打卡`}
          </Button>
        )
      }
    >
      <NoticeBar>
        {state === 'refused' ? t`未获得位置权限，无法确认您在现场` : t`距离坐标 1 公里内可以打卡，每人一次`}
      </NoticeBar>
      <Field layout="column" bare label={t`照片（选填，1 张，不超过 5 MB）`}>
        <Upload
          value={photos}
          onChange={setPhotos}
          max={1}
          pick={(count) => chooseImages({ count })}
          send={(files) => uploadImages(files, { shot: 'visit' })}
        />
      </Field>
    </Popup>
  );
}
