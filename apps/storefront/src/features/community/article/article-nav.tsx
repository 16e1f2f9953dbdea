import { t } from '@lingui/core/macro';
import type { ArticleData } from '@voltfront/contract';
import { truncateName } from '@voltfront/rules/format/truncate';
import { useState } from 'react';
import { back, canGoBack, relaunch } from '@/navigation';
import { usePageScroll } from '@/platform/page-events';
import { Avatar, IconButton, NavBar } from '@/ui';
import styles from './article-nav.module.css';
import { articleShare, shareText } from './article-share';

/** Beyond this scroll distance (px) the author's line has left the screen and moves into the bar. */
const AUTHOR_GONE = 420;

export interface ArticleNavProps {
  article: ArticleData | undefined;
  onMore: () => void;
}

/** The bar of an article: the author once their own line is gone, share, and more. */
export function ArticleNav({ article, onMore }: ArticleNavProps) {
  const [hasBack] = useState(canGoBack);
  const [isScrolled, setScrolled] = useState(false);
  usePageScroll((scrollTop) => setScrolled(scrollTop > AUTHOR_GONE));
  return (
    <NavBar
      title={isScrolled && article ? <NavAuthor author={article.author} /> : t`文章详情`}
      line={isScrolled}
      onBack={hasBack ? () => back() : undefined}
      onHome={() => relaunch('/')}
      right={
        article && (
          <>
            <IconButton icon="share" size={20} label={t`分享`} onClick={() => shareText(articleShare(article))} />
            <IconButton icon="more" size={20} label={t`更多`} onClick={onMore} />
          </>
        )
      }
    />
  );
}

function NavAuthor({ author }: { author: ArticleData['author'] }) {
  return (
    <span className={styles.author}>
      <Avatar src={author.avatar} name="" size="mini" />
      <span className={styles.name}>{truncateName(author.nickname)}</span>
    </span>
  );
}
