import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShowcaseSourceData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery, useApiMutation } from '@/api';
import { useArea } from '@/features/place/use-area';
import { navigate } from '@/navigation';
import { EmptyState } from '@/page';
import { Button, Fill, Icon, Picture, Popup, Price, Skeleton, Tag, Text, TextArea, toast } from '@/ui';
import styles from './showcase.module.css';
import { readShowcaseAgain, SOURCES } from './showcase-keys';

/** Longest words; the server's limit. */
const WORDS_MAX = 100;

export interface PublishSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onPublished: () => void;
}

/** 晒作业: one of the own saved configurations or orders, with a few words. */
export function PublishSheet({ isOpen, onClose, onPublished }: PublishSheetProps) {
  const sources = useQuery({ ...apiQuery(SOURCES), enabled: isOpen });
  const [picked, setPicked] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const area = useArea();
  const publish = useApiMutation('POST /api/mporder/v1/vehicle/showcase/publish', {
    onSuccess: () => {
      toast(t`已晒出，等大家来抄`);
      setPicked(null);
      setWords('');
      onPublished();
      return readShowcaseAgain();
    },
  });
  const source = sources.data?.find(({ sourceId }) => sourceId === picked);
  const send = () => {
    if (!source) return;
    const { kind, sourceId } = source;
    publish.mutate({ kind, sourceId, words: words.trim(), cityCode: area?.cityCode });
  };
  const isEmpty = sources.data?.length === 0;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`晒作业`}
      tall
      footer={
        !isEmpty && (
          <Button block disabled={!source || words.trim() === ''} loading={publish.isPending} onClick={send}>
            {source ? t`晒出` : t`请选择一份配置`}
          </Button>
        )
      }
    >
      <div className={styles.sheet}>
        {isEmpty ? (
          <EmptyState
            title={t`还没有可晒的配置`}
            desc={t`先保存一份配置，或下订一台车`}
            top={8}
            btnText={t`去定制`}
            onAction={() => navigate('/pagesDetail/carModel')}
          />
        ) : (
          <>
            <TextArea
              label={t`选配心得`}
              value={words}
              onChange={setWords}
              maxLength={WORDS_MAX}
              placeholder={t`为什么这样选？给后来的人一句建议`}
            />
            <Text size="caption" tone="secondary">
              {t`会展示您的昵称、配置与所在城市，不展示订单与姓名`}
            </Text>
            {!sources.data && <Skeleton variant="card" count={2} />}
            {sources.data?.map((each) => (
              <SourceRow
                key={each.sourceId}
                source={each}
                isPicked={each.sourceId === picked}
                onPick={() => setPicked(each.sourceId)}
              />
            ))}
          </>
        )}
      </div>
    </Popup>
  );
}

interface SourceRowProps {
  source: ShowcaseSourceData;
  isPicked: boolean;
  onPick: () => void;
}

function SourceRow({ source: { kind, title, cutout, totalFen, isPublished }, isPicked, onPick }: SourceRowProps) {
  return (
    <button type="button" className={styles.source} aria-pressed={isPicked} disabled={isPublished} onClick={onPick}>
      <span className={styles.car}>
        <Picture src={cutout} width={96} aspect={16 / 9} alt="" clear fit="contain" />
      </span>
      <Fill inline>
        <Text inline size="body" weight="bold" oneLine>
          {title}
        </Text>
        <Price fen={totalFen} size="small" />
      </Fill>
      {isPublished ? <Tag>{t`已晒出`}</Tag> : <Tag tone="accent">{kind === 'order' ? t`我的订单` : t`心愿单`}</Tag>}
      {isPicked && <Icon name="check-circle" size={20} />}
    </button>
  );
}
