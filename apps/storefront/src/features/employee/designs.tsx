import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { apiQuery } from '@/api';
import { invitePoster } from '@/features/invite/invite-poster';
import { useOwnCode } from '@/features/invite/use-own-code';
import { formatAddress } from '@/platform/router/address';
import { BottomBar, Button, ChoiceTiles, cx, Picture, PosterSheet, Section, Text } from '@/ui';
import styles from './employee.module.css';

type Board = ReplyOf<'GET /api/mpmkt/v1/campaign/staff/board'>;

export interface DesignsProps {
  board: Board;
  own: NonNullable<Board['own']>;
  /** Page on which the scanned code opens. */
  landing: string;
  /** Why no poster can be made now; null: it is possible. */
  reason: string | null;
}

/** The designs of a campaign to choose from, and the poster with the own code. */
export function Designs({ board: { campaign }, own, landing, reason }: DesignsProps) {
  const { slug } = campaign;
  const [chosen, setChosen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const posters = useQuery(apiQuery('POST /api/mpintegral/v1/recommend/poster', { slug, theme: 'spring' }));
  const { code } = useOwnCode({ campaign, own });
  const items = posters.data?.items ?? [];
  const design = items[chosen];
  const plan = useMemo(() => {
    if (!design || code === '') return null;
    const path = formatAddress(landing, { id: slug, share_code: code, jobId: own.jobId });
    return invitePoster({ ...design, note: own.organName, code: { path, picture: null } });
  }, [design, code, landing, slug, own]);
  return (
    <>
      <Section title={t`选择海报`} note={t`共 ${items.length} 款设计，海报自带工号 ${own.jobId} 的专属码`}>
        <ChoiceTiles
          label={t`海报设计`}
          items={items}
          keyOf={({ posterId }) => posterId}
          chosenKey={design?.posterId ?? ''}
          onTap={({ posterId }) => setChosen(items.findIndex((each) => each.posterId === posterId))}
          nameOf={({ title }) => title}
          className={styles.designs}
          tileClass={({ posterId }) => cx(styles.design, posterId === design?.posterId && styles.chosen)}
        >
          {({ picture, title }) => (
            <>
              <Picture src={picture} width={96} aspect={0.75} alt="" />
              <Text size="small" className={styles.label}>
                {title}
              </Text>
            </>
          )}
        </ChoiceTiles>
      </Section>
      <BottomBar>
        <Button block disabled={reason !== null || !plan} onClick={() => setOpen(true)}>
          {reason ?? t`生成专属海报`}
        </Button>
      </BottomBar>
      {plan && design && (
        <PosterSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          plan={plan}
          label={design.title}
          title={t`专属海报`}
          saveName={design.title}
        />
      )}
    </>
  );
}
