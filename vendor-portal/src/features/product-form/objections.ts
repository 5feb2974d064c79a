/** All messages in the errors of a form or of one field, nested ones included. */
export const sentencesOf = (error: unknown): string[] => {
  if (typeof error === 'string') return error === '' ? [] : [error];
  return typeof error === 'object' && error !== null ? Object.values(error).flatMap(sentencesOf) : [];
};
