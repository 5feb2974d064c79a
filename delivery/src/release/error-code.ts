/** Whether the system has failed in this way, such as "ENOENT". */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
