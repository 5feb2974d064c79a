import { testEngine } from './engine.ts';

/**
 * Share of the crowd in load tests. The backend has ten connections, so ten customers compete however many there are,
 * and a fifth of the crowd is ten rounds. A full run uses everyone; PGlite handles requests one by one.
 */
export const SHARE_OF_VISITORS = process.env.TEST_ALL === '1' && testEngine() === 'postgres' ? 1 : 0.2;
