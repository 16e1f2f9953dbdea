import { Skeleton, Tabs } from 'antd';
import { useCall } from '../../api/use-call';
import { useRoute } from '../../app/route';
import { FailedState, MissingState } from '../../frame/states';
import { campaignStateWords, engineWords } from '../../texts/campaign-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { WordTag } from '../../ui/word-tag';
import { useCampaignActions } from './campaign-actions';
import { type Campaign, draftOf, newDraft } from './campaign-draft';
import { CampaignEditor } from './campaign-editor';
import { CampaignFigures } from './campaign-figures';
import { Doubts } from './doubts';
import { DrawCheck } from './draw-check';
import { PollVotes } from './poll-votes';
import { QuizResults } from './quiz-results';
import { Rounds } from './rounds';

/** In the place of a name, for a campaign that is not there yet: no name has this letter. */
export const NEW = '@new';

/** A campaign of any kind: where it stands, what can be done with it, and everything of it to be written. */
export function CampaignDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const isNew = id === NEW;
  const { query } = useRoute();
  const kinds = useCall('GET /api/mpmkt/v1/staff/campaign/kinds');
  const campaign = useCall('GET /api/mpmkt/v1/staff/campaign', { slug: id }, { isOff: isNew });
  if (kinds.isError) return <FailedState error={kinds.error} retry={() => void kinds.refetch()} />;
  if (campaign.isError) return <FailedState error={campaign.error} retry={() => void campaign.refetch()} />;
  if (!kinds.data || !(isNew || campaign.data)) return <Skeleton active paragraph={{ rows: 12 }} />;
  const { data } = campaign;
  const engine = data?.engine ?? query.get('engine');
  const kind = kinds.data.items.find((each) => each.engine === engine);
  if (!kind) return <MissingState />;
  if (!data) return <CampaignEditor kind={kind} initial={newDraft(kind)} isPublished={false} isOver={false} />;
  return (
    <DetailPage>
      <Head campaign={data} />
      <Tabs
        items={[
          {
            key: 'write',
            label: t('campaignContent'),
            children: (
              <CampaignEditor
                key={data.revision}
                kind={kind}
                initial={draftOf(data)}
                isPublished={data.state !== 'draft'}
                isOver={data.state === 'ended' || data.state === 'withdrawn'}
              />
            ),
          },
          { key: 'figures', label: t('campaignFigures'), children: <CampaignFigures slug={id} /> },
          { key: 'doubts', label: t('campaignDoubts'), children: <Doubts slug={id} /> },
          ...(kind.hasOdds ? [{ key: 'check', label: t('campaignCheck'), children: <DrawCheck slug={id} /> }] : []),
          ...(data.engine === 'poll'
            ? [{ key: 'votes', label: t('pollVotes'), children: <PollVotes slug={id} /> }]
            : []),
          ...(data.engine === 'quiz'
            ? [{ key: 'results', label: t('quizResults'), children: <QuizResults slug={id} /> }]
            : []),
          ...(data.settings.mode === 'rounds'
            ? [{ key: 'rounds', label: t('campaignRounds'), children: <Rounds campaign={data} /> }]
            : []),
        ]}
      />
    </DetailPage>
  );
}

function Head({ campaign }: { campaign: Campaign }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useCampaignActions());
  const { title, slug, engine, state, startsAt, endsAt, revision, rulesVersion } = campaign;
  return (
    <>
      <DetailHead
        title={title}
        tags={<WordTag of={campaignStateWords[state]} />}
        buttons={buttons(campaign)}
        facts={[
          fact(t('campaignSlug'), slug),
          fact(t('campaignEngine'), say(engineWords[engine] ?? [engine, engine])),
          fact(t('campaignWindow'), `${momentOr(startsAt)} ~ ${momentOr(endsAt)}`),
          fact(t('campaignRevision'), revision),
          fact(t('campaignRulesVersion'), rulesVersion),
        ]}
      />
      {dialog}
    </>
  );
}
