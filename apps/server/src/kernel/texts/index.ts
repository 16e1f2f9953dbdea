export { defineTexts, plural, type Wordings } from './define-texts';
export { languageOf } from './language';
export { render, renderAll, renderJson } from './render';
export { hasTextMark, storedText, type TextRef, textRef } from './text-ref';
