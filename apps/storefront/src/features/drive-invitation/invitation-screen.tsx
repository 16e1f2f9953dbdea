import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { DriveInvitationData } from '@voltfront/contract';
import { useState } from 'react';
import { apiKey, apiQuery, isTold, queryClient, useApiMutation } from '@/api';
import { DriveForm } from '@/features/test-drive/drive-form';
import { openResult } from '@/features/test-drive/open-result';
import { lazySheet, toast } from '@/ui';
import { LetterView } from './letter-view';
import { ProposedSlots } from './proposed-slots';

const DeclineSheet = lazySheet(() => import('./decline-sheet').then((file) => file.DeclineSheet));

const LETTER = 'GET /api/mpmkt/v1/testDrive/invitation';

/** A letter, and its answer: an application for one of its times, or a reason why not. */
export function InvitationScreen({ letter }: { letter: DriveInvitationData }) {
  const { code, state, placeId, store, model, slots } = letter;
  const [isWanted, setWanted] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const isAccepting = isWanted && state === 'open';
  const channel = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'invitation' }),
    enabled: isAccepting,
  });
  const decline = useApiMutation('POST /api/mpmkt/v1/testDrive/invitation/decline', {
    onSuccess: (answered) => {
      queryClient.setQueryData(apiKey(LETTER, { code }), answered);
      setDeclining(false);
      toast(t`已告知顾问，感谢您的回复`);
    },
    onError: (error) => {
      if (!isTold(error)) toast(error.message);
      void queryClient.invalidateQueries({ queryKey: apiKey(LETTER) });
    },
  });
  return (
    <>
      <LetterView
        letter={letter}
        isAccepting={isAccepting}
        onAccept={() => setWanted(true)}
        onDecline={() => setDeclining(true)}
      />
      {isAccepting && channel.data && (
        <DriveForm
          channel={channel.data}
          wanted={{}}
          fixed={{ model: model.modelId, city: store.cityCode, store: placeId }}
          source={{ subChannel: code }}
          drawField={(id, form) => (id === 'slot' ? <ProposedSlots slots={slots} form={form} /> : null)}
          onDone={(drive) => {
            void queryClient.invalidateQueries({ queryKey: apiKey(LETTER) });
            openResult(drive);
          }}
        />
      )}
      <DeclineSheet
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        onDecline={(reason) => decline.mutate({ code, reason })}
        isDeclining={decline.isPending}
      />
    </>
  );
}
