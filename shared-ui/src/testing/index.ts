export { localeProblems } from './localeProblems.ts';
export { renderKit } from './renderKit.tsx';
export { stripBidi } from './stripBidi.ts';
