import { t } from '@lingui/core/macro';
import type { RecruitDraftData } from '@voltfront/contract';
import { APPLICATION_LIMITS } from '@voltfront/rules/campaign/recruit';
import { Button, Section, Stack, TextField } from '@/ui';
import styles from './creator.module.css';
import { type Application, idOfPart } from './use-application';

type Work = RecruitDraftData['works'][number];

/** Links to what somebody made: one to three. */
export function WorksPart({ application }: { application: Application }) {
  const { draft, set, faultOf } = application;
  const fault = faultOf('works');
  const change = (index: number, link: string) =>
    set({ works: draft.works.map((work, at): Work => (at === index ? { kind: 'link', link } : work)) });
  const hasRoom = draft.works.length < APPLICATION_LIMITS.worksMost;
  return (
    <Section title={t`代表作品`} note={t`粘贴 1 至 3 个作品链接`}>
      <div id={idOfPart('works')}>
        {draft.works.map((work, index) => (
          <TextField
            // Lines have no name of their own, and only the last one goes away.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            id={idOfPart(`works.${index}`)}
            label={t`作品 ${index + 1}`}
            value={work.kind === 'link' ? work.link : ''}
            onChange={(link) => change(index, link.slice(0, APPLICATION_LIMITS.linkMost))}
            placeholder={t`粘贴作品分享链接`}
            error={faultOf(`works.${index}`)}
          />
        ))}
      </div>
      {fault && (
        <div className={styles.fault} role="alert">
          {fault}
        </div>
      )}
      <Stack row justify="center">
        {hasRoom && (
          <Button
            variant="text"
            size="small"
            icon="plus"
            onClick={() => set({ works: [...draft.works, { kind: 'link', link: '' }] })}
          >
            {t`添加作品`}
          </Button>
        )}
        {draft.works.length > 1 && (
          <Button variant="text" size="small" onClick={() => set({ works: draft.works.slice(0, -1) })}>
            {t`删除最后一个`}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
