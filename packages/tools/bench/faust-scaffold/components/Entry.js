import Image from 'next/image';

import { Container } from './Layout';
import styles from './Entry.module.css';

const onDay = (date) => new Date(date).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

export function EntryHeader({ title, image, date, author }) {
  return (
    <div className={styles.header}>
      {image?.sourceUrl && (
        <figure className={styles.image}>
          <Image src={image.sourceUrl} alt={image.altText ?? ''} fill priority sizes="100vw" />
        </figure>
      )}
      <Container>
        <h1 className={styles.title}>{title}</h1>
        {(author || date) && (
          <p className={styles.byline}>
            {date && <time dateTime={date}>{onDay(date)}</time>}
            {author && <> By {author}</>}
          </p>
        )}
      </Container>
    </div>
  );
}

export function Content({ html }) {
  return <article className={styles.content} dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}
