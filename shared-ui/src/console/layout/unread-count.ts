import { createContext } from 'react';

/** How many notifications of the person in the console are unread: the title of every page tells it first. */
export const UnreadCount = createContext(0);
