import {
  VOICE_POST_MACHINE,
  type VoicePostActor,
  type VoicePostEvent,
  type VoicePostFacts,
  type VoicePostState,
} from '@voltfront/rules/campaign/voice';
import { keepStates } from '../../../../kernel/state-machine';
import { lockPost, updatePost, type VoicePostRow } from './voice.repository';
import { voiceTexts } from './voice.texts';

interface VoicePostKind {
  key: string;
  row: VoicePostRow & { most?: number };
  changes: Partial<VoicePostRow>;
  state: VoicePostState;
  event: VoicePostEvent;
  actor: VoicePostActor;
  facts: VoicePostFacts;
}

/** States of posts. What concerns a person is held first: their account, their name in campaigns, then the post. */
export const postStates = keepStates<VoicePostKind>({
  machine: () => VOICE_POST_MACHINE,
  // Without a limit in hand nothing is sent again.
  facts: ({ resends, most = 0 }) => ({ resends, most }),
  lock: lockPost,
  missing: voiceTexts.noPost,
  write: (ctx, row, changes) => updatePost(ctx.db, row, changes),
});
