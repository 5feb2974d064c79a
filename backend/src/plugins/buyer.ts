import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../database/database.ts';
import { sql } from '../sql/sql.ts';
import { takesGuests } from '../wire/access.ts';
import { AppError } from '../wire/errors.ts';
import { hashToken } from './session.ts';

/** Someone who can buy, or asks about their data: a signed-in person, or a guest with a cart or an order. */
interface Buyer {
  readonly id: number;
  readonly isGuest: boolean;
  /** False for a guest who has not entered a code sent to the email address of the order. */
  readonly isProven: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of a route that takes guests; null on other routes, and for a visitor. */
    buyer: Buyer | null;
  }
}

const CUSTOMER = 3;

/** Lifetime of an unused cart of a guest. */
export const GUEST_CART_DAYS = 30;

/** 256 random bits, as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Token in the header `Guest-Token`; null without a well-formed one. */
export const guestTokenIn = ({ headers }: FastifyRequest): string | null => {
  const { 'guest-token': token } = headers;
  return typeof token === 'string' && TOKEN.test(token) ? token : null;
};

/** Token of a caller without a session. A session takes precedence, even after it has ended. */
export const guestTokenOf = (request: FastifyRequest): string | null =>
  request.headers.authorization === undefined ? guestTokenIn(request) : null;

/**
 * The signed-in person or guest.
 * @throws AppError 401 for a visitor
 */
export const requireBuyer = ({ buyer }: FastifyRequest): Buyer => {
  if (!buyer) throw new AppError(401, 'unauthenticated');
  return buyer;
};

// Browsers may be shared, so the token of a cart shows its placed order for a day only.
const findGuest = (database: Database, tokenHash: Buffer) =>
  database.first<{ id: number; stale: boolean; proven: boolean }>(
    sql`
    SELECT t.user_id AS id, t.kind = 'order' AS proven, t.kind = 'cart' AND t.last_used_on < current_date AS stale
    FROM guest_tokens t
    WHERE t.token_hash = ${tokenHash} AND t.expires_at > now() AND (t.kind = 'order' OR NOT EXISTS (
      SELECT FROM orders WHERE user_id = t.user_id AND state = 'placed' AND placed_at < now() - interval '24 hours'))`,
    'guest',
  );

// Written once a day at most.
const extendToken = (database: Database, tokenHash: Buffer) =>
  database.query(sql`
    UPDATE guest_tokens SET last_used_on = current_date, expires_at = now() + make_interval(days => ${GUEST_CART_DAYS})
    WHERE token_hash = ${tokenHash}`);

/** The guest of the token in the header; null without a living one. */
export const readGuest = async (database: Database, request: FastifyRequest): Promise<Buyer | null> => {
  const token = guestTokenOf(request);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const guest = await findGuest(database, tokenHash);
  if (!guest) return null;
  if (guest.stale) await extendToken(database, tokenHash);
  return { id: guest.id, isGuest: true, isProven: guest.proven };
};

/** Identifies the caller of a route that takes guests by the session, else by the header `Guest-Token`. */
const buyer: FastifyPluginAsync = async (app) => {
  app.decorateRequest('buyer', null);
  const identify = async (request: FastifyRequest) => {
    const { user } = request;
    const isWelcome = user?.role === CUSTOMER || request.routeOptions.config.access === 'person';
    if (user) request.buyer = isWelcome ? { id: user.id, isGuest: false, isProven: true } : null;
    else request.buyer = await readGuest(app.database, request);
  };
  app.addHook('onRequest', (request, _reply, next) => {
    if (!takesGuests(request.routeOptions.config.access)) return next();
    identify(request).then(() => next(), next);
  });
};

export const buyerPlugin = fastifyPlugin(buyer);
