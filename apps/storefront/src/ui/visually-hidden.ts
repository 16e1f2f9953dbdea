import styles from './visually-hidden.module.css';

/** Class of what is there for assistive technology, not for the eye. */
export const visuallyHidden = styles.hidden;
