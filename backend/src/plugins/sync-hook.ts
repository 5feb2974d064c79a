import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

/**
 * Turns a function into a hook that creates no promise: inside a request context, a promise costs more than most hooks
 * do. An error that it throws becomes the response.
 */
export const syncHook =
  (run: (request: FastifyRequest, reply: FastifyReply) => void) =>
  (request: FastifyRequest, reply: FastifyReply, next: HookHandlerDoneFunction): void => {
    try {
      run(request, reply);
    } catch (error) {
      next(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    next();
  };
