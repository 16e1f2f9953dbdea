import type { ConfigurationData } from '@voltfront/contract';
import { useState } from 'react';
import { useApiMutation } from '@/api';

/** A stored configuration that anybody can open. */
export interface Shared {
  shareId: string;
  /** In-app address. */
  path: string;
}

/** `writing` asks for words to go with it, `shared` shows the ways to pass it on. */
type Step = 'closed' | 'writing' | 'shared';

/** Asks for a line to the friend, stores the configuration under a share code, then shows the ways to pass it on. */
export function useShareSheet() {
  const [step, setStep] = useState<Step>('closed');
  const [shared, setShared] = useState<Shared | null>(null);
  const make = useApiMutation('POST /api/mporder/v1/vehicle/config/share', {
    onSuccess: (reply) => {
      setShared(reply);
      setStep('shared');
    },
  });
  return {
    shared,
    isWriting: step === 'writing',
    isOpen: step === 'shared',
    isMaking: make.isPending,
    write: () => setStep('writing'),
    make: (configuration: ConfigurationData, message: string) => make.mutate({ ...configuration, message }),
    close: () => setStep('closed'),
  };
}
