import { t } from '@lingui/core/macro';
import type { ChannelsItemData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { queryClient, serverNow, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { canOpenChannels, openChannels } from '@/platform/channels';
import { formatAddress } from '@/platform/router/address';
import { webLink } from '@/platform/share';
import { Button, Countdown, Picture, QrCode, Section, Stack, Tag, Text, toast } from '@/ui';
import styles from './channels.module.css';

export const CHANNELS_ITEM = 'GET /api/mpmkt/v1/channels/detail';
const PAGE = '/pagesActivity/openChannels';

const readAgain = () => void queryClient.invalidateQueries({ queryKey: [CHANNELS_ITEM] });

/** A video, live room or profile of Channels, and the way to it. */
export function ChannelsCard({ item }: { item: ChannelsItemData }) {
  const { title, note, cover, live } = item;
  return (
    <>
      <Picture src={cover} width={390} aspect={1.5} alt={title} eager />
      <Section pad="m">
        <Stack gap={2}>
          <Stack row gap={2} align="center">
            <Tag tone="accent">{kindText(item.kind)}</Tag>
            {live && <Tag tone={live.state === 'live' ? 'danger' : 'dark'}>{stateText(live.state)}</Tag>}
          </Stack>
          <Text size="title-2" weight="bold" heading={1}>
            {title}
          </Text>
          <Text size="small" tone="secondary">
            {note}
          </Text>
          {live?.state === 'preview' && <Preview itemId={item.itemId} live={live} />}
          {canOpenChannels ? <OpenButton item={item} /> : <OpenInWeChat item={item} />}
        </Stack>
      </Section>
    </>
  );
}

function kindText(kind: ChannelsItemData['kind']): string {
  const texts = { video: t`视频`, live: t`直播`, profile: t`主页` };
  return texts[kind];
}

function stateText(state: NonNullable<ChannelsItemData['live']>['state']): string {
  const texts = { preview: t`预告`, live: t`直播中`, replay: t`回放` };
  return texts[state];
}

/** When a live room opens, and the reminder of it. */
function Preview({ itemId, live }: { itemId: string; live: NonNullable<ChannelsItemData['live']> }) {
  const isSet = live.isReminded !== true;
  const run = useApiMutation('POST /api/mpmkt/v1/channels/remind', {
    onSuccess: () => toast(isSet ? t`开播前 5 分钟提醒您` : t`已取消提醒`),
    onSettled: readAgain,
  });
  const toggle = () => {
    if (ensureLogin()) run.mutate({ itemId, isSet });
  };
  return (
    <Stack row align="center" justify="between" gap={2}>
      <Stack gap={1}>
        <Text size="small" tone="secondary">{t`${formatInstant(live.startsAt, t`M月D日 HH:mm`)} 开播`}</Text>
        <Countdown endAt={live.startsAt} now={serverNow} onEnd={readAgain} />
      </Stack>
      <Button size="small" variant="secondary" loading={run.isPending} onClick={toggle}>
        {isSet ? t`提醒我` : t`取消提醒`}
      </Button>
    </Stack>
  );
}

/** A replay is a video; without one, the profile has what there is. */
function targetOf({ kind, live, finderUserName, feedId }: ChannelsItemData) {
  const isReplay = live?.state === 'replay';
  const opened = isReplay ? (feedId ? ('video' as const) : ('profile' as const)) : kind;
  return { kind: opened, finderUserName, feedId };
}

function OpenButton({ item }: { item: ChannelsItemData }) {
  const open = async () => {
    const outcome = await openChannels(targetOf(item));
    if (outcome.state === 'failed') toast(outcome.words ? t`打开失败：${outcome.words}` : t`打开失败，请稍后再试`);
  };
  return <Button block onClick={() => void open()}>{t`打开视频号`}</Button>;
}

/** Elsewhere: the code of the mini-program, or of this page. */
function OpenInWeChat({ item: { itemId, codePicture } }: { item: ChannelsItemData }) {
  const link = webLink(formatAddress(PAGE, { id: itemId }));
  return (
    <Stack gap={2} align="center">
      <Text weight="medium">{t`请在微信中打开`}</Text>
      {codePicture !== null ? (
        <div className={styles.code}>
          <Picture src={codePicture} width={160} aspect={1} alt={t`小程序码`} clear fit="contain" />
        </div>
      ) : (
        link !== null && <QrCode text={link} label={t`页面二维码`} />
      )}
      {(codePicture !== null || link !== null) && (
        <Text size="small" tone="secondary">{t`长按保存二维码，用微信扫一扫打开`}</Text>
      )}
    </Stack>
  );
}
