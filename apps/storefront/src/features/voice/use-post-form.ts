import { t } from '@lingui/core/macro';
import type { VoiceChannel } from '@voltfront/rules/campaign/voice';
import { useApiMutation } from '@/api';
import { ensureLogin, redirect } from '@/navigation';
import { showInMiddle } from '@/platform/scroll';
import { toast, useForm } from '@/ui';
import { checkPost, contentOf, type PostValues } from './post-values';
import { readVoiceAgain, showVoice } from './voice-cache';

const EMPTY: PostValues = { text: '', name: '', pictures: [] };

/** The submission box of a channel: a new post, or a refused one that is sent again. Success leads to the own posts. */
export function usePostForm({ slug, channel, postId }: { slug: string; channel: VoiceChannel; postId?: string }) {
  const form = useForm<PostValues>({
    name: 'post',
    initial: EMPTY,
    check: (values) => checkPost(channel, values),
    reveal: showInMiddle,
  });
  const outcome = {
    // The call has shown the error; limits may have been reached elsewhere.
    onError: readVoiceAgain,
    onSuccess: (voice: Parameters<typeof showVoice>[0]) => {
      showVoice(voice);
      toast(t`已提交，请等待审核`);
      redirect('/pagesBannerActivity/volume/list', { id: slug });
    },
  };
  const sending = useApiMutation('POST /api/mpmkt/v1/campaign/voice/posts/submit', outcome);
  const resending = useApiMutation('POST /api/mpmkt/v1/campaign/voice/posts/resend', outcome);
  const isBusy = sending.isPending || resending.isPending;
  const submit = () => {
    if (!ensureLogin() || isBusy) return;
    const values = form.validate();
    if (!values) return;
    const content = contentOf(channel, values);
    if (postId === undefined) sending.mutate({ slug, channel, ...content });
    else resending.mutate({ postId, ...content });
  };
  return { form, submit, isBusy };
}
