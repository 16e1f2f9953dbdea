import { t } from '@lingui/core/macro';
import type { PackageTargetData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { drivingWords } from '@/features/drive-report/driving-words';
import { navigate } from '@/navigation';
import { Avatar, BottomBar, Button, NoticeBar, Section, Stack, Text } from '@/ui';
import { PackageContent } from './package-content';
import { useClaimPlace } from './use-claim-place';

/** What the sharer says, in a sentence of their report. */
function sentenceOf({ driving, modelName }: PackageTargetData): string {
  if (!driving) return t`我刚试驾了 ${modelName}，你也来试试`;
  const { name, text } = drivingWords(driving.type);
  const km = driving.distanceKm.toFixed(1);
  return t`我开 ${modelName} 跑了 ${km} 公里，是${name}：${text}`;
}

/** A package as a friend sees it: from whom, what is in it, and the way to it. */
export function PackageTarget({ target }: { target: PackageTargetData }) {
  const { sharer, content, left, places, expiresAt } = target;
  const notice = noticeOf(target);
  return (
    <>
      {notice && <NoticeBar icon="info">{notice}</NoticeBar>}
      <Section pad="l" apart="before" label={t`${sharer.nickname} 的试驾礼包`}>
        <Stack gap={3} align="center">
          <Avatar src={sharer.avatar} name={sharer.nickname} size="large" />
          <Text weight="bold" heading={1}>{t`${sharer.nickname} 送您一份试驾礼包`}</Text>
          <Text tone="secondary">{sentenceOf(target)}</Text>
          <Text size="small" tone="secondary">
            {t`剩余名额 ${left}/${places}，${formatDate(expiresAt)} 前有效`}
          </Text>
        </Stack>
      </Section>
      <PackageContent content={content} />
      <Foot target={target} />
    </>
  );
}

/** Why the package cannot be claimed, or what became of the own place; null while nothing has to be said. */
function noticeOf({ state, place, pauseDays }: PackageTargetData): string | null {
  const until = place ? formatDate(place.reservedUntil) : '';
  const mine = {
    reserved: t`已为您保留名额至 ${until}，预约试驾即可`,
    booked: t`已预约试驾，${until} 前完成即可获得礼包`,
    done: t`试驾已完成，礼包已到账`,
    lapsed: null,
  };
  const words: Record<PackageTargetData['state'], string | null> = {
    claimable: place ? t`上次保留的名额已失效，可重新领取` : null,
    mine: place && mine[place.state],
    full: t`礼包名额已领完，仍可预约常规试驾`,
    expired: t`礼包已过期，仍可预约常规试驾`,
    own: t`这是您分享的礼包，转发给好友领取吧`,
    drove: t`近 ${pauseDays} 天内试驾过，暂不能领取`,
    elsewhere: t`您已领取另一位好友的礼包，完成试驾后可再领取`,
  };
  return words[state];
}

function Foot({ target }: { target: PackageTargetData }) {
  const { state, place, modelId, code } = target;
  const claim = useClaimPlace(code);
  if (state === 'claimable')
    return (
      <BottomBar>
        <Button block loading={claim.isPending} onClick={() => void claim.take()}>{t`领取`}</Button>
      </BottomBar>
    );
  if (state === 'mine' && place?.state === 'booked')
    return (
      <Goto
        text={t`查看预约`}
        onTap={() => navigate('/pagesActivity/testDrive/result', { driveNo: place.driveNo ?? '' })}
      />
    );
  if (state === 'mine' && place?.state === 'done')
    return <Goto text={t`查看我的卡包`} onTap={() => navigate('/pagesMine/cardBag/index', {})} />;
  if (state === 'own')
    return <Goto text={t`查看领取进度`} onTap={() => navigate('/pagesActivity/testDrive/packageShare')} />;
  if (state === 'mine') return null;
  return <Goto text={t`预约试驾`} onTap={() => navigate('/pagesActivity/testDrive/index', { modelId })} />;
}

const Goto = ({ text, onTap }: { text: string; onTap: () => void }) => (
  <BottomBar>
    <Button block onClick={onTap}>
      {text}
    </Button>
  </BottomBar>
);
