import { useEffect, useRef, useState } from 'react';
import type { Choice, Question } from '../app/questions';
import { useContainer } from '../app/use-container';
import { useStore } from '../store/create-store';
import { cx } from '../ui/controls';
import styles from './question.module.css';

/** The native question on top, over everything of the app. */
export function QuestionView() {
  const { questions } = useContainer();
  const question = useStore(questions.store, ({ open }) => open[0]);
  if (!question) return null;
  return <QuestionSheet key={question.id} question={question} onAnswer={questions.answer} />;
}

interface SheetProps {
  question: Question;
  onAnswer: (value: string | null) => void;
}

function QuestionSheet({ question, onAnswer }: SheetProps) {
  const { kind, title, text, picture, choices, cancel, entry, most } = question;
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => box.current?.focus(), []);
  const toggle = (value: string) =>
    setChosen((now) =>
      now.includes(value) ? now.filter((each) => each !== value) : [...now, value].slice(-(most ?? 1)),
    );
  const isList = choices.length > 2;
  return (
    <div className={cx(styles.mask, isList && styles.low)}>
      <div
        ref={box}
        className={cx(styles.sheet, isList && styles.lowSheet)}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        data-question={kind}
        tabIndex={-1}
        onKeyDown={(event) => event.key === 'Escape' && onAnswer(null)}
      >
        <h2>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {picture && <img className={styles.photo} src={`${picture}?w=750`} alt="取景画面" />}
        <div className={cx(styles.choices, most !== undefined && styles.album)}>
          {choices.map((choice) => (
            <ChoiceButton
              key={choice.value}
              choice={choice}
              isChosen={most === undefined ? undefined : chosen.includes(choice.value)}
              onChoose={() => (most === undefined ? onAnswer(choice.value) : toggle(choice.value))}
            />
          ))}
        </div>
        {entry && <EntryLine {...entry} onAnswer={onAnswer} />}
        <div className={styles.foot}>
          <button type="button" className={styles.cancel} onClick={() => onAnswer(null)}>
            {cancel}
          </button>
          {most !== undefined && (
            <button
              type="button"
              className={styles.confirm}
              disabled={chosen.length === 0}
              onClick={() => onAnswer(chosen.join(','))}
            >
              使用{chosen.length > 0 ? `（${chosen.length}）` : ''}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

function ChoiceButton(props: { choice: Choice; isChosen: boolean | undefined; onChoose: () => void }) {
  const { label, detail, picture, tone } = props.choice;
  return (
    <button
      type="button"
      className={cx(styles.choice, tone === 'main' && styles.mainChoice, props.isChosen && styles.chosen)}
      aria-pressed={props.isChosen}
      onClick={props.onChoose}
    >
      {picture && <img src={`${picture}?w=240`} alt="" />}
      <span>{label}</span>
      {detail && <small>{detail}</small>}
    </button>
  );
}

function EntryLine({
  label,
  placeholder,
  pattern,
  onAnswer,
}: NonNullable<Question['entry']> & Pick<SheetProps, 'onAnswer'>) {
  const [value, setValue] = useState('');
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (pattern.test(value)) onAnswer(value);
      }}
    >
      <input
        aria-label={label}
        placeholder={placeholder}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setValue(event.target.value.trim())}
      />
      <button type="submit" disabled={!pattern.test(value)}>
        登录
      </button>
    </form>
  );
}
