import { t } from '@lingui/core/macro';
import type { HelpData, HelpTeamData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { ensureLogin, navigate } from '@/navigation';
import { toast } from '@/ui';
import { readHelpAgain, showHelp, showTeam } from './help-cache';
import { mainStepOf } from './help-words';

/** Starting a team, inviting to it, and claiming what it reached. Visitors are sent to login. */
export function useOwnTeam(help: HelpData) {
  const { slug } = help.campaign;
  const [isSharing, setSharing] = useState(false);
  const starting = useApiMutation('POST /api/mpmkt/v1/campaign/help/start', {
    // The call has shown the error; another phone may have started one.
    onError: readHelpAgain,
    onSuccess: (started) => {
      showHelp(started);
      setSharing(true);
    },
  });
  const claiming = useApiMutation('POST /api/mpmkt/v1/campaign/help/claim', {
    onError: readHelpAgain,
    onSuccess: (claimed) => {
      showHelp(claimed);
      toast(t`领取成功，可在我的奖品中查看`);
    },
  });
  const claim = (at: number) => {
    if (!claiming.isPending) claiming.mutate({ slug, at });
  };
  /** Does what comes next. */
  const go = () => {
    const main = mainStepOf(help);
    if (!('step' in main) || !ensureLogin() || starting.isPending) return;
    if (main.step === 'look') navigate('/pagesActivity/myPrize', {});
    else if (main.step === 'invite') setSharing(true);
    else if (main.step === 'claim') claim(help.steps[help.own?.team?.steps.indexOf('open') ?? 0]?.at ?? 0);
    else starting.mutate({ slug });
  };
  return {
    go,
    claim,
    isBusy: starting.isPending || claiming.isPending,
    isSharing,
    stopSharing: () => setSharing(false),
  };
}

/** Helping the team of somebody else. Visitors are sent to login. */
export function useHelping({ team: { teamId } }: HelpTeamData) {
  const [thanks, setThanks] = useState<number | null>(null);
  const helping = useApiMutation('POST /api/mpmkt/v1/campaign/help/team/help', {
    // Others may have filled the team meanwhile.
    onError: readHelpAgain,
    onSuccess: ({ team, pointsEarned }) => {
      showTeam(team);
      setThanks(pointsEarned);
    },
  });
  const help = () => {
    if (ensureLogin() && !helping.isPending) helping.mutate({ teamId });
  };
  return { help, isBusy: helping.isPending, thanks };
}
