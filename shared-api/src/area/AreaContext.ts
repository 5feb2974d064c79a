import { createContext } from 'react';
import type { AreaEntry } from './registry.ts';

/** The area that a page belongs to, or null outside of one. The shell provides it around every area. */
export const AreaContext = createContext<AreaEntry | null>(null);
