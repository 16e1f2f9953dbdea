import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { PhoneFrame } from '../../ui/phone-frame';
import { pictureAt } from '../../ui/picture';
import { useCardTitles } from './card-picker';
import type { Block, Content } from './layout-draft';
import styles from './layouts.module.css';

const HEAD = '#1c2126';

/** A laid out page with what is typed at present; what comes from the model is drawn as its place. */
export function LayoutPhone({ content }: { content: Content }) {
  const { title, text, picture, film, blocks } = content;
  const top = film?.poster || picture;
  const now = Date.now();
  const shown = blocks.filter(({ startsAt, endsAt }) => (startsAt ?? 0) <= now && (endsAt ?? now + 1) > now);
  return (
    <PhoneFrame
      bar={title}
      accent={HEAD}
      picture={top && pictureAt(top, 400)}
      pictureHeight={110}
      words={
        <>
          <b>{title}</b>
          <span>{text}</span>
        </>
      }
    >
      {shown.map((block) => (
        <section key={block.blockId} className={styles.shown}>
          <b>{block.title}</b>
          <Shown block={block} />
        </section>
      ))}
    </PhoneFrame>
  );
}

interface Item {
  title?: string;
  text?: string;
  picture?: string;
}

/** Items of a block while it is written: parts may be missing. */
const itemsOf = ({ settings }: Block): Item[] => (Array.isArray(settings.items) ? settings.items : []);
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const Image = ({ of }: { of: string | undefined }) => (of ? <img src={pictureAt(of, 240)} alt="" /> : <i />);

function Shown({ block }: { block: Block }) {
  switch (block.type) {
    case 'banners':
      return <Pictures items={itemsOf(block).slice(0, 1)} look={styles.banner} />;
    case 'entries':
      return <Pictures items={itemsOf(block)} look={styles.entries} />;
    case 'cards':
      return <Pictures items={itemsOf(block)} look={styles.cards} />;
    case 'countdown':
      return <Countdown settings={block.settings} />;
    case 'activities':
    case 'reviews':
      return <Titles ids={textsOf(block.settings.cardIds)} />;
    case 'topics':
      return (
        <div className={styles.topics}>
          {textsOf(block.settings.names).map((name) => (
            <span key={name}>{`# ${name}`}</span>
          ))}
        </div>
      );
    default:
      return (
        <div className={styles.places}>
          <i />
          <i />
        </div>
      );
  }
}

function Pictures({ items, look }: { items: Item[]; look: string | undefined }) {
  return (
    <div className={look}>
      {items.map(({ title, text, picture }, place) => (
        // Items have no name of their own while they are written.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <figure key={place}>
          <Image of={picture} />
          <figcaption>
            {title}
            {text ? <small>{text}</small> : null}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Countdown({ settings }: { settings: Block['settings'] }) {
  const { title, text, picture } = settings as Item;
  return (
    <div className={styles.banner}>
      <figure>
        <Image of={picture} />
        <figcaption>
          {title}
          <small>{text}</small>
          <small>{momentOr(typeof settings.until === 'number' ? settings.until : null)}</small>
        </figcaption>
      </figure>
    </div>
  );
}

function Titles({ ids }: { ids: string[] }) {
  const { t } = useTexts();
  const titleOf = useCardTitles();
  return (
    <ul className={styles.titles}>
      {ids.map((id) => (
        <li key={id}>{titleOf(id) ?? t('layoutGone')}</li>
      ))}
    </ul>
  );
}
