import { fieldsOf } from '@voltfront/rules/form/form-fields';
import { Card, Input, QRCode, Skeleton, Tag, Typography } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { go } from '../../app/route';
import { FailedState } from '../../frame/states';
import { channelStateWords, lookWords } from '../../texts/channel-words';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { WordTag } from '../../ui/word-tag';
import { ChannelFields, channelValues, saveChannel } from './channel-fields';
import { Window } from './channels';
import styles from './channels.module.css';
import { type Channel, PhonePreview } from './phone-preview';

/** A channel: its figures and texts, the link to give out, and how it looks on a phone. */
export function ChannelDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const channel = useCall('GET /api/mpmkt/v1/staff/testDrive/channel', { code: id });
  if (channel.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (channel.isError) return <FailedState error={channel.error} retry={() => void channel.refetch()} />;
  const { data } = channel;
  return (
    <div className={styles.columns}>
      <DetailPage>
        <Head channel={data} />
        <GivenLink channel={data} />
      </DetailPage>
      <Card title={t('channelPreview')}>
        <PhonePreview settings={data.settings} form={data.form} />
      </Card>
    </div>
  );
}

const needs = 'campaigns.change' as const;

function useHeadActions(): Action<Channel>[] {
  const { t } = useTexts();
  const turn = (isOn: boolean): Action<Channel> => ({
    key: isOn ? 'on' : 'off',
    label: t(isOn ? 'channelOn' : 'channelOff'),
    hint: t(isOn ? 'channelOnHint' : 'channelOffHint'),
    isMain: isOn,
    isDanger: !isOn,
    needs,
    isFor: (channel) => channel.isOn !== isOn,
    run: ({ code }, { reason }) =>
      call('POST /api/mpmkt/v1/staff/testDrive/channel/switch', { body: { code, isOn }, reason }),
  });
  return [
    turn(true),
    {
      key: 'edit',
      label: t('channelEdit'),
      hint: t('channelEditHint'),
      width: 1080,
      needs,
      fields: (channel) => <ChannelFields channel={channel} />,
      initial: channelValues,
      run: saveChannel,
    },
    {
      key: 'copy',
      label: t('channelCopy'),
      hint: t('channelCopyHint'),
      width: 1080,
      needs,
      fields: (channel) => <ChannelFields channel={channel} isCopy />,
      initial: channelValues,
      run: async (channel, submitted) =>
        go(`/channels/${(await saveChannel(channel, submitted, String(submitted.fields.newCode))).code}`),
    },
    turn(false),
  ];
}

function Head({ channel }: { channel: Channel }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useHeadActions());
  const { settings } = channel;
  return (
    <>
      <DetailHead
        title={`${channel.code} · ${settings.headline}`}
        tags={<WordTag of={channelStateWords[channel.state]} />}
        buttons={buttons(channel)}
        columns={2}
        facts={[
          fact(t('channelApplications'), channel.applications),
          fact(t('channelDrives'), channel.drives),
          fact(t('channelWindow'), <Window of={channel} />),
          fact(t('channelLook'), say(lookWords[settings.look])),
          fact(t('channelPartner'), channel.partnerName || '–'),
          fact(t('channelGift'), settings.gift?.title ?? '–'),
          fact(t('channelReviewed'), t(settings.isReviewed ? 'yesWord' : 'noWord')),
          fact(t('channelAgain'), settings.againAfterDays),
          fact(
            t('channelModels'),
            channel.models.map((name) => <Tag key={name}>{name}</Tag>),
            2,
          ),
          fact(
            t('channelForm'),
            fieldsOf(channel.form).map(({ id, label }) => <Tag key={id}>{label}</Tag>),
            2,
          ),
          fact(t('channelPromise'), settings.promise || '–', 2),
          fact(
            t('channelRules'),
            settings.rules.map(({ title }) => <Tag key={title}>{title}</Tag>),
            2,
          ),
        ]}
      />
      {dialog}
    </>
  );
}

/** Name of the parameter in which the page of a channel takes the placement. */
const placementOf = (code: string): string => (code === 'h5' ? 'channel' : 'sub');

/** The link with the placement that is typed, also as a picture for print. */
function GivenLink({ channel: { code, link } }: { channel: Channel }) {
  const { t } = useTexts();
  const [placement, setPlacement] = useState('');
  const joint = link.includes('?') ? '&' : '?';
  const query = placement === '' ? '' : `${joint}${placementOf(code)}=${encodeURIComponent(placement)}`;
  const address = `${link.startsWith('/') ? window.location.origin : ''}${link}${query}`;
  return (
    <Card title={t('channelLink')}>
      <div className={styles.link}>
        <QRCode type="svg" value={address} size={132} bordered={false} />
        <div>
          <p>{t('channelLinkHint')}</p>
          <Input
            maxLength={40}
            placeholder={t('channelPlacement')}
            aria-label={t('channelPlacement')}
            value={placement}
            onChange={({ target }) => setPlacement(target.value.replace(/[^\w-]/g, ''))}
          />
          <Typography.Paragraph copyable>{address}</Typography.Paragraph>
        </div>
      </div>
    </Card>
  );
}
