import { testEngine } from './engine.ts';

/**
 * How much of a crowd comes. The backend has ten connections: however many customers come at once, ten of them meet,
 * and a fifth of the crowd is ten rounds of that. A whole run brings everybody; PGlite answers one after the other.
 */
export const SHARE_OF_VISITORS = process.env.TEST_ALL === '1' && testEngine() === 'postgres' ? 1 : 0.2;
