/** Error response: status, message and errors by field. */
export const refusal = (status: number, message = '', errors: Record<string, string[]> = {}, code = 'refused') => ({
  status,
  body: { status, success: false, code, message, errors },
});
