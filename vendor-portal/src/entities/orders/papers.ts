/** Maximum number of documents in one print. */
export const MOST_PAPERS = 100;
