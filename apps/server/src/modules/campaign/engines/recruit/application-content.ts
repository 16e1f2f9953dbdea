import type { RecruitDraftData } from '@voltfront/contract';
import { faultsOfApplication, findCreatorLink, hasAccountLink } from '@voltfront/rules/campaign/recruit';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { InternalError, refuse } from '../../../../kernel/errors';
import { cityForQuote } from '../../../store';
import { attachUploads, isUpload, releaseUploads, releaseUploadsAt, uploadPath, uploadsThere } from '../../../upload';
import { publishedTitles } from '../../../writing';
import type { ApplicationRow } from './recruit.repository';
import type { CreatorWork } from './recruit.tables';
import { recruitTexts } from './recruit.texts';

type Content = Pick<ApplicationRow, 'name' | 'cityName' | 'accounts' | 'followers' | 'works' | 'about' | 'draft'>;
type Person = Pick<ApplicationRow, 'accountId' | 'campaignId'>;

/** A draft and the application that it becomes have their screenshots together. */
const uploadsOf = ({ accountId, campaignId }: Person) => ({ userId: accountId, owner: `creator:${campaignId}` });

/** A draft as it is stored: pictures by their paths. */
export const withPaths = (draft: RecruitDraftData): RecruitDraftData => ({
  ...draft,
  pictures: draft.pictures.map(uploadPath),
});

/** Keeps the screenshots of a draft or an application, and removes others. @throws BAD_INPUT for one that is not the person's */
export async function takePictures(ctx: Ctx, person: Person, { pictures }: RecruitDraftData): Promise<void> {
  if (pictures.length === 0) return releaseUploads(ctx, uploadsOf(person));
  if (!pictures.every(isUpload) || !(await attachUploads(ctx, uploadsOf(person), pictures)))
    throw refuse('BAD_INPUT', {
      message: recruitTexts.noPicture,
      data: { problems: { pictures: recruitTexts.noPicture } },
    });
}

/** Lets the screenshots go at a later time. */
export const releasePicturesAt = (ctx: Ctx, person: Person, at: number): Promise<void> =>
  releaseUploadsAt(ctx, uploadsOf(person), at);

/** Screenshots of a draft or an application that are still there. */
export async function picturesOf(ctx: Ctx, person: Person, { pictures }: RecruitDraftData): Promise<string[]> {
  const there = await uploadsThere(ctx, uploadsOf(person));
  return pictures.filter((path) => there.has(path) || !isUpload(path));
}

async function worksOf(ctx: ActorCtx, { works }: RecruitDraftData): Promise<CreatorWork[]> {
  const ids = works.flatMap((work) => (work.kind === 'article' ? [work.writingId] : []));
  const titles = await publishedTitles(ctx, ctx.actor.accountId, ids);
  return works.map((work, index) => {
    if (work.kind === 'link') {
      const link = findCreatorLink(work.link);
      if (link === null) throw new InternalError('a link that was checked is none');
      return { title: recruitTexts.post({ n: index + 1 }), link };
    }
    const title = titles.get(work.writingId);
    if (title === undefined)
      throw refuse('BAD_INPUT', {
        message: recruitTexts.noArticle,
        data: { problems: { [`works.${index}`]: recruitTexts.noArticle } },
      });
    return { title, link: `/pagesCommunity/article/index?articleId=${work.writingId}` };
  });
}

/** What is stored of an application that is complete. @throws BAD_INPUT with the fault of each part */
export async function readApplication(ctx: ActorCtx, draft: RecruitDraftData): Promise<Content> {
  const faults = faultsOfApplication(draft);
  const cityName = draft.cityCode === null ? null : ((await cityForQuote(ctx, draft.cityCode))?.cityName ?? null);
  const all = cityName === null ? { cityCode: 'missing' as const, ...faults } : faults;
  if (Object.keys(all).length > 0 || cityName === null)
    throw refuse('BAD_INPUT', { message: recruitTexts.incomplete, data: { faults: all } });
  const accounts = draft.channels.map(({ channel, name, link, followers }) => ({
    channel,
    name: name.trim(),
    link: hasAccountLink(channel) ? findCreatorLink(link, [channel]) : null,
    followers: followers ?? 0,
  }));
  return {
    ...{ name: draft.name.trim(), cityName, accounts, about: draft.about.trim(), draft },
    followers: accounts.reduce((sum, { followers }) => sum + followers, 0),
    works: await worksOf(ctx, draft),
  };
}
