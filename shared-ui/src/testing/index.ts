export { consoleKit } from './console-kit.ts';
export { localeProblems } from './locale-problems.ts';
export { renderKit } from './render-kit.tsx';
export { stripBidi } from './strip-bidi.ts';
