import { Card, Image, Table, Tag } from 'antd';
import { angleWords, groupWords } from '../../texts/car-words';
import { useTexts } from '../../texts/texts';
import { pictureAt } from '../../ui/picture';
import styles from '../../ui/ui.module.css';
import type { InspectionData } from './inspection-detail';

type Report = NonNullable<InspectionData['report']>;

/** A report as it was written: photos, and every item. */
export function ReportView({ report: { photos, groups } }: { report: Report }) {
  const { t, say } = useTexts();
  return (
    <>
      <Card title={t('photos')}>
        <div className={styles.pictures}>
          <Image.PreviewGroup>
            {photos.map(({ angle, picture }) => (
              <figure key={angle}>
                <Image
                  width={160}
                  src={pictureAt(picture, 320)}
                  preview={{ src: picture }}
                  alt={say(angleWords[angle])}
                />
                <figcaption>{say(angleWords[angle])}</figcaption>
              </figure>
            ))}
          </Image.PreviewGroup>
        </div>
      </Card>
      <Card title={t('report')}>
        {groups.map(({ group, items }) => (
          <Table
            key={group}
            size="small"
            pagination={false}
            rowKey="itemKey"
            dataSource={items}
            columns={[
              { title: say(groupWords[group]), dataIndex: 'name', width: '40%' },
              {
                title: t('state'),
                dataIndex: 'isPassed',
                width: '20%',
                render: (isPassed: boolean) => (
                  <Tag color={isPassed ? 'green' : 'red'}>{t(isPassed ? 'passed' : 'failedItem')}</Tag>
                ),
              },
              { title: t('remark'), dataIndex: 'remark', render: (remark: string) => remark || '–' },
            ]}
          />
        ))}
      </Card>
    </>
  );
}
