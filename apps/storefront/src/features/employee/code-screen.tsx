import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { CampaignData, ReplyOf, StaffDriveData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useMemo, useState } from 'react';
import { invitePoster } from '@/features/invite/invite-poster';
import { useOwnCode } from '@/features/invite/use-own-code';
import { driveStateName } from '@/features/test-drive/drive-words';
import { formatAddress } from '@/platform/router/address';
import { type ShareContent, webLink } from '@/platform/share';
import { getSession } from '@/session';
import { BottomBar, Button, Cell, CellGroup, PosterSheet, picture, QrCode, Section, ShareSheet, Text } from '@/ui';
import { BookingSheet } from './booking-sheet';
import styles from './employee.module.css';
import { EmployeeHead } from './employee-head';

type Own = NonNullable<ReplyOf<'GET /api/mpmkt/v1/campaign/staff/code'>['own']>;

const LANDING = '/pagesBannerActivity/innerDrive/share';
const CARD_WIDTH = 750;

/** What a friend sees as a card. */
export const codeContent = (
  { slug, title, lead, artwork }: CampaignData,
  code: string,
  landing = LANDING,
): ShareContent => ({
  title: t`${title}：${lead}`,
  address: formatAddress(landing, { id: slug, share_code: code || getSession().user?.userId }),
  imageUrl: picture(artwork.wide, CARD_WIDTH),
});

/** An employee's fixed test-drive code, with what it brought. */
export function CodeScreen({ campaign, own }: { campaign: CampaignData; own: Own }) {
  const [sheet, setSheet] = useState<'save' | 'send' | null>(null);
  const [booking, setBooking] = useState<StaffDriveData | null>(null);
  const { code, isOpen } = useOwnCode({ campaign, own });
  const content = useMemo(() => codeContent(campaign, code), [campaign, code]);
  const plan = useMemo(() => {
    const { title, lead, artwork } = campaign;
    const path = content.address;
    return invitePoster({
      picture: artwork.tall,
      title,
      text: lead,
      note: own.organName,
      code: { path, picture: null },
    });
  }, [campaign, content, own]);
  const { counts, latest, jobId } = own;
  const close = () => setSheet(null);
  return (
    <>
      <EmployeeHead
        employee={own}
        accent={campaign.artwork.accent}
        figures={[
          { name: t`今日预约`, value: counts.today },
          { name: t`本月预约`, value: counts.month },
          { name: t`累计预约`, value: counts.total },
        ]}
      />
      <Section pad="l" label={t`我的试驾码`}>
        <div className={styles.code}>
          {code === '' ? (
            <Text tone="secondary">{isOpen ? t`正在生成试驾码` : t`试驾码已停用`}</Text>
          ) : (
            <QrCode
              text={webLink(content.address) ?? `${brand.hosts.h5}${content.address}`}
              size="large"
              label={t`员工试驾码`}
            />
          )}
          <Text size="small" tone="secondary">{t`工号 ${jobId} · 好友扫码即可预约`}</Text>
        </div>
      </Section>
      <CellGroup inset title={t`最近预约`}>
        {latest.map((each) => (
          <Cell
            key={each.driveNo}
            title={`${each.name} ${each.mobile}`}
            note={`${each.modelName} · ${formatDateTime(each.createdAt)}`}
            value={driveStateName(each.state)}
            onClick={() => setBooking(each)}
          />
        ))}
        {latest.length === 0 && <Cell title={t`还没有预约，把试驾码发给好友吧`} />}
      </CellGroup>
      <BottomBar>
        <Button block variant="secondary" disabled={!isOpen || code === ''} onClick={() => setSheet('save')}>
          {t`保存二维码`}
        </Button>
        <Button block disabled={!isOpen || code === ''} onClick={() => setSheet('send')}>
          {t`发送给好友`}
        </Button>
      </BottomBar>
      <PosterSheet
        isOpen={sheet === 'save'}
        onClose={close}
        plan={plan}
        label={campaign.title}
        title={t`保存二维码`}
        saveName={campaign.title}
      />
      <ShareSheet
        isOpen={sheet === 'send'}
        onClose={close}
        content={content}
        poster={plan}
        copyText={t`邀请码 ${code}`}
      />
      <BookingSheet slug={campaign.slug} booking={booking} onClose={() => setBooking(null)} />
    </>
  );
}
