import { Card, Descriptions, type DescriptionsProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './ui.module.css';

/** The page of one thing: cards below each other. */
export function DetailPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface DetailHeadProps {
  title: string;
  /** States beside the title. */
  tags?: ReactNode;
  buttons?: ReactNode;
  facts: NonNullable<DescriptionsProps['items']>;
  columns?: number;
  children?: ReactNode;
}

/** What a thing is and in which state, what can be done with it, and its facts. */
export function DetailHead({ title, tags, buttons, facts, columns = 3, children }: DetailHeadProps) {
  return (
    <Card>
      <header className={styles.head}>
        <h1>{title}</h1>
        {tags}
        <span className={styles.headButtons}>{buttons}</span>
      </header>
      {children ? <div className={styles.notes}>{children}</div> : null}
      <Descriptions column={columns} items={facts} />
    </Card>
  );
}

/** A fact of a `DetailHead`. */
export const fact = (label: string, children: ReactNode, span = 1) => ({ key: label, label, children, span });
