/** All sentences in the errors of a form or of one of its fields, however deep. */
export const sentencesOf = (error: unknown): string[] => {
  if (typeof error === 'string') return error === '' ? [] : [error];
  return typeof error === 'object' && error !== null ? Object.values(error).flatMap(sentencesOf) : [];
};
