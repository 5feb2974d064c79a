import type { RenderTask } from './render-thread.ts';

/** Area renderer that misbehaves in one way per path; other paths render their input. */
export const FAULTY_RENDERER = `
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

/** Render task for a path. */
export const taskFor = (path: string): RenderTask => ({ request: JSON.stringify({ path, lang: 'en' }) });
