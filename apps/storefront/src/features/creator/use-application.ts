import { t } from '@lingui/core/macro';
import type { RecruitData, RecruitDraftData } from '@voltfront/contract';
import { type ApplicationFaults, faultsOfApplication } from '@voltfront/rules/campaign/recruit';
import { useState } from 'react';
import { ApiError, useApiMutation } from '@/api';
import { redirect } from '@/navigation';
import { showInMiddle } from '@/platform/scroll';
import { toast } from '@/ui';
import { readRecruitAgain, showRecruit } from './creator-cache';
import { faultWords } from './creator-words';

const EMPTY: RecruitDraftData = {
  ...{ name: '', cityCode: null, channels: [], about: '', pictures: [] },
  works: [{ kind: 'link', link: '' }],
};

/** Empty lines for links are no works. */
const complete = (draft: RecruitDraftData): RecruitDraftData => ({
  ...draft,
  works: draft.works.filter((work) => work.kind === 'article' || work.link.trim() !== ''),
});

/** An application under way. */
export interface Application {
  draft: RecruitDraftData;
  set: (changes: Partial<RecruitDraftData>) => void;
  /** What is wrong with a part, once it was tried; undefined: nothing. */
  faultOf: (part: string) => string | undefined;
  /** Tries parts: marks what is wrong with them and goes to the first. @returns whether nothing is */
  tryParts: (parts: readonly string[]) => boolean;
  /** Something was written since it was last kept. */
  isChanged: boolean;
  /** Keeps what was written on the server. @returns whether it is kept */
  keep: () => Promise<boolean>;
  send: () => Promise<void>;
  isBusy: boolean;
}

export const idOfPart = (part: string): string => `creator-${part.replaceAll('.', '-')}`;

const belongs = (part: string, to: string): boolean => part === to || part.startsWith(`${to}.`);

const faultsOfRefusal = (error: ApiError): ApplicationFaults | null => {
  const { faults } = (error.data ?? {}) as { faults?: ApplicationFaults };
  return faults ?? null;
};

/**
 * The state of the form; it begins with the kept draft, or with what a refused application said.
 *
 * @param kind of works that the form asks for: others of the draft are left out
 */
export function useApplication({ campaign, own }: RecruitData, kind: 'link' | 'article'): Application {
  const [draft, setDraft] = useState<RecruitDraftData>(() => {
    const kept = own?.draft;
    const works = kept?.works.filter((work) => work.kind === kind) ?? [];
    return { ...(kept ?? EMPTY), works: works.length === 0 && kind === 'link' ? EMPTY.works : works };
  });
  const [tried, setTried] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<ApplicationFaults>({});
  const [isChanged, setChanged] = useState(false);
  const keeping = useApiMutation('POST /api/mpmkt/v1/campaign/recruit/draft');
  const sending = useApiMutation('POST /api/mpmkt/v1/campaign/recruit/apply');
  const faults = { ...refused, ...faultsOfApplication(complete(draft)) };
  const { slug } = campaign;

  const tryParts = (parts: readonly string[]) => {
    setTried((before) => [...new Set([...before, ...parts])]);
    const first = Object.keys(faults).find((part) => parts.some((each) => belongs(part, each)));
    if (first !== undefined) showInMiddle(idOfPart(first));
    return first === undefined;
  };
  return {
    draft,
    isChanged,
    tryParts,
    isBusy: keeping.isPending || sending.isPending,
    set(changes) {
      setDraft((before) => ({ ...before, ...changes }));
      setRefused({});
      setChanged(true);
    },
    faultOf(part) {
      const fault = faults[part];
      return fault && tried.some((each) => belongs(part, each)) ? faultWords(part, fault) : undefined;
    },
    async keep() {
      try {
        await keeping.mutateAsync({ slug, draft: complete(draft) });
        setChanged(false);
        return true;
      } catch (error) {
        // The call has shown why.
        if (!(error instanceof ApiError)) throw error;
        return false;
      }
    },
    async send() {
      if (sending.isPending) return;
      try {
        const changed = await sending.mutateAsync({ slug, draft: complete(draft) });
        setChanged(false);
        showRecruit(changed);
        toast(t`已提交申请`);
        redirect('/pagesActivity/koc/appKocSuccess', { id: slug });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setRefused(faultsOfRefusal(error) ?? {});
        readRecruitAgain();
      }
    },
  };
}
