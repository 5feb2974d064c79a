import { createContext } from 'react';

/** The id of the person in the console, under which their choices are kept; undefined while it is not known. */
export const ConsolePerson = createContext<number | undefined>(undefined);
