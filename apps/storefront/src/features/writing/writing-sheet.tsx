import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { IconButton, Popup } from '@/ui';
import { ArticleEditor } from './article-editor';
import { ArticleReader } from './article-reader';
import { MyArticles } from './my-articles';
import { refreshWritings, type WritingLine } from './writing-calls';

export interface WritingSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

type View = { kind: 'list' } | { kind: 'edit'; writingId?: string } | { kind: 'read'; writingId: string };

/** The own articles: what was written in every state, one to read, and one to write. */
export function WritingSheet({ isOpen, onClose }: WritingSheetProps) {
  const [view, setView] = useState<View>({ kind: 'list' });
  const showList = () => {
    refreshWritings();
    setView({ kind: 'list' });
  };
  const open = ({ writingId, state }: Pick<WritingLine, 'writingId' | 'state'>) =>
    setView({ kind: state === 'draft' ? 'edit' : 'read', writingId });
  const title = view.kind === 'edit' ? t`写文章` : t`我的文章`;
  const back = <IconButton icon="chevron-left" label={t`返回`} onClick={showList} />;
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title} left={view.kind === 'list' ? undefined : back} tall>
      {view.kind === 'list' && <MyArticles onOpen={open} onWrite={() => setView({ kind: 'edit' })} />}
      {view.kind === 'edit' && <ArticleEditor writingId={view.writingId} onDone={showList} />}
      {view.kind === 'read' && (
        <ArticleReader writingId={view.writingId} onDone={showList} onLeave={onClose} onEdit={open} />
      )}
    </Popup>
  );
}
