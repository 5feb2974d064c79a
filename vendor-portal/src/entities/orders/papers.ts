/** As many papers as one print holds. */
export const MOST_PAPERS = 100;
