export { defineTexts, plural, type Wordings } from './define-texts';
export { type KeptTexts, keptWords, wordsToKeep } from './kept-words';
export { languageOf } from './language';
export { render, renderAll, renderJson } from './render';
export { hasTextMark, storedText, type TextRef, textRef } from './text-ref';
