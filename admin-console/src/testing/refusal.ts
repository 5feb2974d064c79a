/** How the server refuses a call: its status, its sentence, and what it has against single fields. */
export const refusal = (status: number, message = '', errors: Record<string, string[]> = {}, code = 'refused') => ({
  status,
  body: { status, success: false, code, message, errors },
});
