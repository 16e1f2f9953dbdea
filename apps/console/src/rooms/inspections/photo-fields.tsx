import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { BodyInputOf } from '@voltfront/contract';
import { App, Button, Upload } from 'antd';
import { useState } from 'react';
import { uploadPhotos } from '../../api/upload';
import { angleWords } from '../../texts/car-words';
import { useTexts } from '../../texts/texts';
import { pictureAt } from '../../ui/picture';
import styles from './inspections.module.css';

export type Photo = BodyInputOf<'POST /api/mporder/v1/staff/handovers/inspection/write'>['photos'][number];
type Angle = Photo['angle'];

/** Files larger than this (bytes) are refused by the server. */
const MOST_BYTES = 5 * 1024 * 1024;

interface PhotoFieldsProps {
  angles: readonly Angle[];
  photos: readonly Photo[];
  change: (photos: readonly Photo[]) => void;
}

/** A photo for each side of the car. */
export function PhotoFields({ angles, photos, change }: PhotoFieldsProps) {
  const { t, say } = useTexts();
  const { message } = App.useApp();
  const [busy, setBusy] = useState<Angle | null>(null);
  const without = (angle: Angle) => photos.filter((photo) => photo.angle !== angle);
  const add = async (angle: Angle, file: File) => {
    if (file.size > MOST_BYTES) return void message.error(t('photoTooLarge'));
    setBusy(angle);
    try {
      const [picture] = await uploadPhotos([file]);
      if (picture) change([...without(angle), { angle, picture }]);
    } catch (error) {
      message.error((error instanceof Error && error.message) || t('offline'));
    }
    setBusy(null);
  };
  return (
    <div className={styles.photos}>
      {angles.map((angle) => {
        const picture = photos.find((photo) => photo.angle === angle)?.picture;
        return (
          <figure key={angle}>
            {picture ? (
              <div className={styles.photo}>
                <img src={pictureAt(picture, 240)} alt={say(angleWords[angle])} />
                <Button
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={`${t('remove')} ${say(angleWords[angle])}`}
                  onClick={() => change(without(angle))}
                />
              </div>
            ) : (
              <Upload
                accept="image/*"
                showUploadList={false}
                disabled={busy !== null}
                beforeUpload={(file) => {
                  void add(angle, file);
                  return false;
                }}
              >
                <Button className={styles.add ?? ''} loading={busy === angle} icon={<PlusOutlined />}>
                  {t('addPhoto')}
                </Button>
              </Upload>
            )}
            <figcaption>{say(angleWords[angle])}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
