import type { LayoutBlockData } from '@voltfront/contract';
import { type MutableRefObject, useState } from 'react';
import { CampaignsBlock } from './campaigns-block';
import { ActivitiesBlock, ReviewsBlock } from './card-blocks';
import type { LayoutData } from './layout-data';
import { BannersBlock, CardsBlock, CountdownBlock, EntriesBlock } from './link-blocks';
import { type ArticlesHandle, ModelArticles } from './model-articles';
import { AccessoriesBlock, RightsBlock, VehicleBlock, VersionsBlock } from './model-blocks';
import { TopicsBlock } from './topics-block';

export interface LayoutBlocksProps {
  layout: LayoutData;
  /** The page's way to its articles, if it has any. */
  articles: MutableRefObject<ArticlesHandle | null>;
  /** Topic that the articles begin with. */
  topic?: string | undefined;
}

/** The blocks of a laid out page, in order. */
export function LayoutBlocks({ layout, articles, topic: firstTopic }: LayoutBlocksProps) {
  const [topic, setTopic] = useState(firstTopic ?? null);
  return (
    <>
      {layout.blocks.map((block) => (
        <Block
          key={block.blockId}
          block={block}
          model={layout.model}
          articles={articles}
          topic={topic}
          onTopic={setTopic}
        />
      ))}
    </>
  );
}

interface BlockProps extends Pick<LayoutBlocksProps, 'articles'> {
  block: LayoutBlockData;
  model: LayoutData['model'];
  topic: string | null;
  onTopic: (topic: string | null) => void;
}

/** One block; nothing for a type that came after this release. */
function Block({ block, model, articles, topic, onTopic }: BlockProps) {
  switch (block.type) {
    case 'banners':
      return <BannersBlock block={block} />;
    case 'entries':
      return <EntriesBlock block={block} />;
    case 'cards':
      return <CardsBlock block={block} />;
    case 'countdown':
      return <CountdownBlock block={block} />;
    case 'activities':
      return <ActivitiesBlock block={block} />;
    case 'reviews':
      return <ReviewsBlock block={block} />;
    case 'topics':
      return <TopicsBlock block={block} topic={topic} onChoose={onTopic} />;
    case 'vehicle':
      return model && <VehicleBlock block={block} model={model} />;
    case 'versions':
      return <VersionsBlock block={block} />;
    case 'rights':
      return <RightsBlock block={block} />;
    case 'accessories':
      return model && <AccessoriesBlock block={block} model={model} />;
    case 'articles':
      return model && <ModelArticles block={block} modelId={model.modelId} topic={topic} handle={articles} />;
    case 'campaigns':
      return <CampaignsBlock block={block} />;
    default:
      return null;
  }
}
