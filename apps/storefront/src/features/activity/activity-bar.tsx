import { t } from '@lingui/core/macro';
import type { ActivityData, ArticleData } from '@voltfront/contract';
import type { ActivityButton } from '@voltfront/rules/activity/activity-button';
import { serverNow } from '@/api';
import { useFavourite } from '@/features/community/article/use-favourite';
import { BottomBar, Button, Countdown, IconButton } from '@/ui';
import { activityChanged } from './activity-cache';
import { buttonText, canSignUp } from './button-words';

export interface ActivityBarProps {
  activity: ActivityData;
  article: ArticleData;
  button: ActivityButton;
  isSending: boolean;
  onSignUp: () => void;
  onCode: () => void;
  onWrite: () => void;
}

/** Kept at the bottom: comment, favourite, and what can be done with the activity now. */
export function ActivityBar({ activity, article, button, isSending, onSignUp, onCode, onWrite }: ActivityBarProps) {
  const toggleFavourite = useFavourite(article);
  const action = canSignUp(button) ? onSignUp : button === 'checkIn' ? onCode : undefined;
  const top = button === 'announced' && (
    <>
      {t`距报名开始 `}
      <Countdown endAt={activity.signUpFrom} now={serverNow} variant="plain" onEnd={activityChanged} />
    </>
  );
  return (
    <BottomBar
      top={top}
      lead={
        <>
          <IconButton icon="comment" label={t`写评论`} disabled={article.isCommentClosed} onClick={onWrite} />
          <IconButton
            icon={article.isFavourite ? 'star-filled' : 'star'}
            label={article.isFavourite ? t`取消收藏` : t`收藏`}
            onClick={() => void toggleFavourite()}
          />
        </>
      }
    >
      <Button block disabled={!action} loading={isSending} onClick={action}>
        {buttonText(button)}
      </Button>
    </BottomBar>
  );
}
