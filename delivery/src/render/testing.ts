import type { RenderTask } from './render-thread.ts';

/** A renderer of an area that does at each address what renderers do wrong; at all others it says what it was told. */
export const NAUGHTY = `
const deeds = {
  '/throws': () => { throw new Error('There is no such thing.') },
  '/garbage': () => ({ html: 1 }),
  '/rejects': () => Promise.reject(new Error('later')),
  '/loops': () => { for (;;); },
  '/waits': () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  '/eats': () => { const eaten = []; for (;;) eaten.push(new Array(1e6).fill(1.5)); },
  '/leaves': () => process.exit(3),
  '/floods': () => 'x'.repeat(2e6),
};
export const render = ({ path, lang }) => deeds[path]?.() ?? '<main>' + path + ' ' + lang + '</main>';
`;

/** What an area is asked for. */
export const taskFor = (path: string): RenderTask => ({ request: JSON.stringify({ path, lang: 'en' }) });
