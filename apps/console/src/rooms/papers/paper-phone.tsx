import { formatDate } from '@voltfront/rules/format/date';
import { PhoneFrame } from '../../ui/phone-frame';
import { pictureAt } from '../../ui/picture';
import type { Chapter, Content } from './paper-draft';
import styles from './papers.module.css';

const HEAD = '#1c2126';

/** An edition as it is read, with what is typed at present. */
export function PaperPhone({ content }: { content: Content }) {
  const { title, edition, publishedAt, cover, summary, chapters } = content;
  return (
    <PhoneFrame
      bar={title}
      accent={HEAD}
      picture={cover && pictureAt(cover, 400)}
      pictureHeight={140}
      words={
        <>
          <b>{title}</b>
          <small>{`${edition} · ${formatDate(publishedAt ?? 0)}`}</small>
          <span>{summary}</span>
        </>
      }
    >
      {chapters.map(({ chapterId, title: heading, facts, blocks }, place) => (
        <section key={chapterId} className={styles.chapter}>
          <h3>{`${place + 1}　${heading}`}</h3>
          {facts.length > 0 ? (
            <dl>
              {facts.map(({ value, label }) => (
                <div key={label}>
                  <dt>{value}</dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {blocks.map((block, at) => (
            // Blocks have no name of their own: their place is their key.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
    </PhoneFrame>
  );
}

function Block({ block }: { block: Chapter['blocks'][number] }) {
  if (block.kind === 'picture')
    return (
      <figure>
        {block.src ? <img src={pictureAt(block.src, 400)} alt="" /> : null}
        <figcaption>{block.caption}</figcaption>
      </figure>
    );
  if (block.kind === 'heading') return <h4>{block.text}</h4>;
  return block.kind === 'quote' ? <blockquote>{block.text}</blockquote> : <p>{block.text}</p>;
}
