import { t } from '@lingui/core/macro';
import type { LiveData, LiveSettingsData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { serverNow, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { Button, Countdown, Picture, Stack, Tag, toast, Video } from '@/ui';
import styles from './celebrate.module.css';
import { celebrateChanged } from './celebrate-cache';
import { useWatching } from './use-watching';

export interface LiveStageProps {
  slug: string;
  settings: LiveSettingsData;
  live: LiveData;
  /** Colour of the campaign. */
  accent: string;
}

/** The broadcast: its picture and countdown before it begins, then its film, afterwards the replay. */
export function LiveStage({ slug, settings, live, accent }: LiveStageProps) {
  const { title, poster, startsAt } = settings;
  const { phase, own } = live;
  const onPlaying = useWatching(slug, own?.done.includes('watch') ?? false);
  const film = phase === 'live' ? settings.film : phase === 'after' ? settings.replay : null;
  return (
    <div style={{ backgroundColor: accent }}>
      {film === null ? (
        <Picture src={poster} width={390} aspect={16 / 9} alt={title} eager />
      ) : (
        <Video key={film} src={film} poster={poster} label={title} onPlaying={onPlaying} />
      )}
      <div className={styles.caption}>
        <Stack row align="center" gap={2}>
          <PhaseTag phase={phase} />
          <div className={styles.liveTitle}>{title}</div>
        </Stack>
        {phase === 'before' ? (
          <div className={styles.start}>
            <Stack gap={1}>
              <span>{t`${formatInstant(startsAt, t`M月D日 HH:mm`)} 开播`}</span>
              <Countdown endAt={startsAt} now={serverNow} onEnd={celebrateChanged} />
            </Stack>
            <RemindButton slug={slug} isReminded={own?.isReminded ?? false} />
          </div>
        ) : (
          film === null && (
            <div className={styles.soft}>{phase === 'live' ? t`信号接入中，请稍候` : t`回放整理中，敬请期待`}</div>
          )
        )}
      </div>
    </div>
  );
}

function PhaseTag({ phase }: Pick<LiveData, 'phase'>) {
  if (phase === 'before') return <Tag tone="dark">{t`预告`}</Tag>;
  return phase === 'live' ? <Tag tone="danger">{t`直播中`}</Tag> : <Tag tone="dark">{t`回放`}</Tag>;
}

function RemindButton({ slug, isReminded }: { slug: string; isReminded: boolean }) {
  const isSet = !isReminded;
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/live/remind', {
    onSuccess: () => toast(isSet ? t`开播前 5 分钟提醒您` : t`已取消提醒`),
    onSettled: celebrateChanged,
  });
  const toggle = () => {
    if (ensureLogin()) run.mutate({ slug, isSet });
  };
  return (
    <Button size="small" variant={isReminded ? 'secondary' : 'primary'} loading={run.isPending} onClick={toggle}>
      {isReminded ? t`取消提醒` : t`提醒我`}
    </Button>
  );
}
