import type { ReplyOf } from '@voltfront/contract';
import { Card, Descriptions, Empty, Skeleton, Timeline, Typography } from 'antd';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { driveWords } from '../../texts/drive-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { pictureAt } from '../../ui/picture';
import { WordTag } from '../../ui/word-tag';
import { useDriveActions } from './drive-actions';
import { Letter } from './drives';
import styles from './drives.module.css';

const DETAIL = 'GET /api/mpmkt/v1/staff/testDrive/drive';
type Drive = ReplyOf<typeof DETAIL>;
type Photo = Drive['photos'][number];

/** One test drive: what its applicant answered and sent, and its next step. */
export function DriveDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const drive = useCall(DETAIL, { driveNo: id });
  if (drive.isPending) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (drive.isError) return <FailedState error={drive.error} retry={() => void drive.refetch()} />;
  const { data } = drive;
  return (
    <DetailPage>
      <Head drive={data} />
      <Card title={t('driveAnswers')}>
        <Answers drive={data} />
      </Card>
      {data.photos.map((photo) => (
        <Card key={photo.id} title={photo.label}>
          <Photos photo={photo} />
        </Card>
      ))}
      <Card title={t('driveHistory')}>
        <Timeline
          items={data.history.map(({ at, title, note }) => ({
            children: [momentOr(at), title, note].filter(Boolean).join(' · '),
          }))}
        />
      </Card>
    </DetailPage>
  );
}

function Head({ drive }: { drive: Drive }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(useDriveActions());
  const { state, modelName, plate, startsAt, distanceKm, reason } = drive;
  return (
    <>
      <DetailHead
        title={drive.driveNo}
        tags={<WordTag of={driveWords[state]} />}
        buttons={buttons(drive)}
        facts={[
          fact(t('driver'), `${drive.name} ${drive.mobile}`),
          fact(t('driveCar'), [modelName, plate].filter(Boolean).join(' ')),
          fact(t('driveTime'), startsAt === null ? t('driveUntimed') : momentOr(startsAt)),
          fact(t('driveSource'), drive.channelTitle),
          fact(t('store'), drive.storeName || '–'),
          fact(t('driveCity'), drive.cityName || '–'),
          fact(t('driveApplied'), momentOr(drive.createdAt)),
          fact(t('driveLetter'), <Letter drive={drive} />),
          fact(t('driveFigures'), distanceKm === null ? '–' : t('driveKm', { n: distanceKm })),
          ...(drive.employeeNote ? [fact(t('driveEmployeeNote'), drive.employeeNote, 3)] : []),
          ...(reason ? [fact(t('driveReason'), reason, 3)] : []),
        ]}
      />
      {dialog}
    </>
  );
}

function Answers({ drive: { answers } }: { drive: Drive }) {
  const { t } = useTexts();
  if (answers.length === 0) return <Empty description={t('driveNoAnswers')} />;
  return <Descriptions column={2} items={answers.map(({ id, label, text }) => ({ key: id, label, children: text }))} />;
}

/** Photos that are there, or why there are none. */
function Photos({ photo: { label, pictures, state, deletedAt } }: { photo: Photo }) {
  const { t } = useTexts();
  if (state === 'deleted') return <Empty description={t('drivePhotoDeleted')} />;
  if (state === 'masked') return <Empty description={t('drivePhotoMasked')} />;
  return (
    <>
      <div className={styles.photos}>
        {pictures.map((src) => (
          <a key={src} href={src} target="_blank" rel="noreferrer" className={styles.photo}>
            <img src={pictureAt(src, 750)} alt={label} />
          </a>
        ))}
      </div>
      {deletedAt === null ? null : (
        <Typography.Paragraph type="secondary">
          {t('drivePhotoUntil', { at: momentOr(deletedAt) })}
        </Typography.Paragraph>
      )}
    </>
  );
}
